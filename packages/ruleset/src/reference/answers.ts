/** What an ability or a reaction does when its turn has come (section 5). */
import { askingAgain } from './asking-again.ts';
import type { Found } from './discovery.ts';
import { carry } from './happen.ts';
import { placeOfRole } from './moves.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
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
  const begun = inner.follow('ability_triggered', said);
  if (inner.scope.item !== null) inner.scope.item.cause = begun.id;
  yield* inner.within({ cause: begun.id }).effects(node.effects);
  inner.follow('ability_resolved', said, begun.id);
}

/** An activated ability within the item that executes it. What came with the input is looked at again. */
export function* runAbility(plain: Plain, card: Card, ability: Ability): Doing<void> {
  const inner = abilityScope(plain, card, ability);
  const targets = yield* targetsOf(plain, inner, card, ability);
  if (targets === null) return;
  plain.scope.item?.aims.push(targets);
  yield* inner.within({ targets }).effects(ability.node.effects);
  inner.follow('ability_resolved', { source: card, ability: ability.node.id, player: plain.scope.controller });
}

/** A card that is cast: its ability instead of coming into play, then the graveyard. */
export function* castCard(plain: Plain, card: Card, ability: Ability): Doing<void> {
  const from = card.place;
  const inner = abilityScope(plain, card, ability);
  const targets = yield* targetsOf(plain, inner, card, ability);
  if (targets !== null) {
    plain.scope.item?.aims.push(targets);
    yield* inner.within({ targets }).effects(ability.node.effects);
  }
  if (card.place === from && from !== null) {
    const to = placeOfRole(plain.world, 'graveyard', card.owner);
    carry(plain, card, to);
    plain.follow('zone_moved', { card, from: from.zone, to: to.zone, player: to.player });
  }
  if (targets !== null)
    inner.follow('ability_resolved', { source: card, ability: ability.node.id, player: plain.scope.controller });
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
  const isMine = action && given?.card === card && given.rule === rule;
  return askingAgain(() => takeTargets(inner, node.targets ?? [], false, isMine ? given.targets : undefined));
}
