/**
 * Careful of its own side, RULES.md 13. In this order: it flees when all is hopeless, heals who is under half, turns undead, casts or
 * breathes at several opponents at once, breathes at one whom that can strike down, and else attacks who is nearest to death.
 */
import { choicesOf } from '../actions/available-choices.ts';
import { canReach } from '../actions/spell-effects.ts';
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import { attackNearest } from './nearest-to-death.ts';
import type { TacticalProvider } from './provider.ts';

/** So many times the hit points of its own side make a fight hopeless for who is badly hurt. */
const HOPELESS = 4;
/** So many opponents are worth a spell or a breath. */
const SEVERAL = 2;

export const careful: TacticalProvider = (context, actor) => {
  if (isHopeless(context)) return { kind: 'flee', actor };
  const legal = choicesOf(context).map(({ intent }) => intent);
  return (
    legal.find((intent) => heals(context, intent)) ??
    legal.find(({ kind }) => kind === 'turnUndead') ??
    legal.find((intent) => meetsSeveral(context, intent)) ??
    legal.find((intent) => strikesDown(context, intent)) ??
    attackNearest(context, actor, legal)
  );
};

function isHopeless({ parties, actorId }: CombatContext): boolean {
  const sum = (ids: readonly string[]): number => ids.reduce((total, id) => total + parties.body(id).hp, 0);
  const { hp, maxHp } = parties.body(actorId);
  const own = sum(parties.livingAlliesOf(actorId));
  return hp * HOPELESS < maxHp && sum(parties.livingOpponentsOf(actorId)) > own * HOPELESS;
}

/** A healing spell or potion for somebody under half. */
function heals({ content, parties, actorId }: CombatContext, intent: Intent): boolean {
  if (intent.kind !== 'castSpell' && intent.kind !== 'useItem') return false;
  const healing =
    intent.kind === 'castSpell'
      ? content.spells[intent.spell]?.effects.some(({ kind }) => kind === 'heal') === true
      : (content.items[intent.item]?.heal ?? null) !== null;
  const targets = intent.targets.length === 0 ? [actorId] : intent.targets;
  return (
    healing && targets.every((id) => parties.sideOf(id) === parties.sideOf(actorId) && isUnderHalf(parties.body(id)))
  );
}

function isUnderHalf({ hp, maxHp }: { readonly hp: number; readonly maxHp: number }): boolean {
  return hp * 2 < maxHp;
}

/** A spell or a breath that reaches several opponents who are not out of the fight already. */
function meetsSeveral(context: CombatContext, intent: Intent): boolean {
  if (intent.kind !== 'castSpell' && intent.kind !== 'breath') return false;
  const { parties, conditions, content, actorId } = context;
  const spell = intent.kind === 'castSpell' ? content.spells[intent.spell] : undefined;
  const side = parties.sideOf(actorId);
  const met = intent.targets.filter(
    (id) =>
      parties.sideOf(id) !== side && conditions.canAct(id) && (spell === undefined || canReach(context, spell, id)),
  );
  return met.length >= SEVERAL;
}

/** A breath, which does as much damage as its bearer has hit points, at who has no more of them. */
function strikesDown({ parties, actorId }: CombatContext, intent: Intent): boolean {
  const { hp } = parties.body(actorId);
  return intent.kind === 'breath' && intent.targets.some((id) => parties.body(id).hp <= hp);
}
