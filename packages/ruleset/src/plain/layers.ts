/** Attributes and words through layers (section 2): set, add, multiply, then grant and forbid. */
import type { ModifyNode } from '../nodes.ts';
import { compareIds } from './ids.ts';
import type { Plain } from './plain.ts';
import { isAmong } from './selectors.ts';
import type { Card } from './things.ts';
import { inRange, looked } from './violation.ts';

type Layer = 'set' | 'add' | 'multiply' | 'grant' | 'forbid';

/** One modification of a card: of an attribute by an amount, or of a word. */
interface Modification {
  readonly layer: Layer;
  readonly what: string;
  readonly amount: number;
}

/** What a card does not have, addition and multiplication do not give it. */
export function attributeOf(plain: Plain, card: Card, name: string): number | null {
  const mine = modifications(plain, card).filter(({ what }) => what === name);
  const amounts = (layer: Layer) => mine.filter((one) => one.layer === layer).map(({ amount }) => amount);
  const base = amounts('set').at(-1) ?? card.definition.attributes?.[name];
  if (base === undefined) return null;
  // A modification that leads out of range is left out.
  const added = amounts('add').reduce((sum, amount) => looked(() => inRange(sum + amount), sum), base);
  return amounts('multiply').reduce((product, amount) => looked(() => inRange(product * amount), product), added);
}

/** Keywords and permissions; forbidding wins. */
export function hasWord(plain: Plain, card: Card, word: string): boolean {
  const mine = modifications(plain, card).filter(({ what }) => what === word);
  if (mine.some(({ layer }) => layer === 'forbid')) return false;
  return card.definition.keywords?.includes(word) === true || mine.some(({ layer }) => layer === 'grant');
}

export function isForbidden(plain: Plain, card: Card, word: string): boolean {
  return modifications(plain, card).some(({ layer, what }) => layer === 'forbid' && what === word);
}

/** Continuous abilities by the id order of their sources and their order on the card, then lasting changes by age. */
function modifications(plain: Plain, card: Card): readonly Modification[] {
  const lasting = plain.world.changes.flatMap(({ card: changed, layer, what, amount }) =>
    changed === card && layer !== 'ability' && layer !== 'control' ? [{ layer, what, amount }] : [],
  );
  return plain.scope.layered ? [...continuous(plain, card), ...lasting] : lasting;
}

function continuous(plain: Plain, card: Card): readonly Modification[] {
  const there = plain.world.cards.filter(({ place }) => place !== null);
  const working = there.flatMap((source) =>
    plain
      .abilities(source)
      .filter((ability) => ability.node.kind === 'continuous' && plain.works(source, ability))
      .map(({ node }) => ({ source, node })),
  );
  working.sort((a, b) => compareIds(a.source.id, b.source.id));
  return working.flatMap(({ source, node }) => {
    const { controller } = source;
    const inner = plain.within({ self: source, source, action: false, controller, player: controller, layered: false });
    const works = () =>
      inner.test(node.while) && inner.test(node.conditions) && affects(inner, node.affects, source, card);
    if (!looked(works, false)) return [];
    // One that cannot be computed is left out.
    return (node.modify ?? []).flatMap((one) => looked(() => [modification(inner.within({ it: card }), one)], []));
  });
}

function affects(
  plain: Plain,
  affected: Parameters<Plain['gather']>[0] | 'self' | undefined,
  source: Card,
  card: Card,
): boolean {
  return affected === undefined || affected === 'self' ? source === card : isAmong(plain, card, affected);
}

function modification(plain: Plain, node: ModifyNode): Modification {
  if ('grant' in node) return { layer: 'grant', what: node.grant, amount: 0 };
  if ('forbid' in node) return { layer: 'forbid', what: node.forbid, amount: 0 };
  const { attribute, set, add, multiply } = node;
  if (set !== undefined) return { layer: 'set', what: attribute, amount: plain.number(set) };
  if (add !== undefined) return { layer: 'add', what: attribute, amount: plain.number(add) };
  return { layer: 'multiply', what: attribute, amount: plain.number(multiply, 1) };
}
