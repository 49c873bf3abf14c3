/** What an ability or a reaction does when its turn has come (section 5). */
import { paidWith } from '../document/paid-with.ts';
import { askingAgain } from './asking-again.ts';
import type { Found } from './discovery.ts';
import { newEvent } from './events.ts';
import { moveFrom } from './happen.ts';
import { putDownPrevented } from './prevented.ts';
import { placeOfRole } from './moves.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { asPart } from './stack.ts';
import { takeTargets } from './targets.ts';
import type { Targets } from './targets.ts';
import type { Ability, Card } from './things.ts';

/** A reaction, a replacement or a triggered ability. Nothing is put down when it was declined. */
export function* runAnswer(plain: Plain, { node, card }: Found): Doing<void> {
  const targets = yield* takeTargets(plain, node.targets ?? [], node.may === true);
  if (targets === null) return;
  plain.scope.item?.aims.push(targets);
  const inner = plain.within({ targets });
  if (card === null || !('kind' in node) || node.kind !== 'triggered') {
    yield* inner.effects(node.effects);
    return;
  }
  const said = { source: card, ability: node.id, player: plain.scope.controller };
  let cause = 0;
  yield* inner.raise('ability_triggered', [said], (event) => {
    inner.record(event);
    cause = event.id;
  });
  if (cause === 0) return;
  if (inner.scope.item !== null) inner.scope.item.cause = cause;
  const begun = inner.within({ cause });
  yield* begun.effects(node.effects);
  yield* begun.raise('ability_resolved', [said], (event) => begun.record(event));
}

/** An activated ability within the item that executes it. What came with the input is looked at again. */
export function* runAbility(plain: Plain, card: Card, ability: Ability): Doing<void> {
  yield* asPart(plain, function* (part) {
    const inner = abilityScope(part, card, ability);
    const targets = yield* targetsOf(plain, inner, card, ability);
    if (targets === null) return;
    plain.scope.item?.aims.push(targets);
    yield* inner.within({ targets }).effects(ability.node.effects);
    yield* tellResolved(inner, card, ability);
  });
}

/** A card that is cast: its ability instead of coming into play, then the graveyard. */
export function* castCard(plain: Plain, card: Card, ability: Ability): Doing<void> {
  const from = card.place;
  const inner = abilityScope(plain, card, ability);
  let targets: Targets | null = null;
  yield* asPart(inner, function* (part) {
    targets = yield* targetsOf(plain, part, card, ability);
    if (targets === null) return;
    plain.scope.item?.aims.push(targets);
    yield* part.within({ targets }).effects(ability.node.effects);
  });
  if (card.place === from && from !== null) {
    const to = placeOfRole(plain.world, 'graveyard', card.owner);
    yield* moveFrom(plain, card, to);
  }
  if (targets !== null) yield* tellResolved(inner, card, ability);
}

function tellResolved(inner: Plain, card: Card, { node }: Ability): Doing<void> {
  const said = { source: card, ability: node.id, player: inner.scope.controller };
  return inner.raise('ability_resolved', [said], (event) => inner.record(event));
}

function abilityScope(plain: Plain, card: Card, { rule }: Ability): Plain {
  const { controller } = plain.scope;
  return plain.within({
    rule,
    self: card,
    source: card,
    controller,
    player: controller,
    action: false,
    targets: new Map(),
    bound: new Map(),
    params: {},
  });
}

/** Those that came with the input for this ability of this card, if the action itself runs it; others are asked for. */
function targetsOf(plain: Plain, inner: Plain, card: Card, { node, rule }: Ability): Doing<Targets | null> {
  const { given, action } = plain.scope;
  const mine = action && given?.card === card && given.rule === rule ? given.targets : undefined;
  const gone = (): void => {
    const said = { source: card, ability: node.id, player: inner.scope.controller };
    putDownPrevented(inner.world, inner.scope.item, newEvent(inner.scope, 'ability_resolved', said), 'targetsGone');
  };
  return askingAgain(() => takeTargets(inner, node.targets ?? [], false, mine, paidWith(node), gone));
}
