/** The kinds of events: which operator raises which, and what a declared one carries and does (section 3). */
import type { ActionNode, EffectNode, EventNode, FieldType, Ruleset } from '../nodes.ts';

/** An event may be named by the operator that raises it. */
const RAISED_BY: Readonly<Record<string, readonly string[]>> = {
  damaged: ['deal_damage'],
  healed: ['heal'],
  destroyed: ['destroy'],
  card_drawn: ['draw'],
  discarded: ['discard'],
  zone_moved: ['move_zone'],
  resource_changed: ['gain_resource', 'pay_resource', 'lose_resource', 'set_resource'],
  counter_changed: ['add_counter', 'remove_counter', 'set_counter'],
  flag_changed: ['set_flag', 'tap', 'untap'],
  attribute_modified: ['modify_attribute'],
  granted: ['grant', 'forbid'],
  control_changed: ['take_control'],
  token_created: ['create_token', 'copy_card', 'create_card'],
  shuffled: ['shuffle'],
  revealed: ['reveal'],
  looked: ['look'],
  rolled: ['roll'],
  attack: ['declare_attack'],
  block: ['declare_block'],
  extra_turn: ['next_turn'],
};

/** What an effect on several things raises: the field that sets the parts apart, then those that hang on it. */
export const PART_FIELDS: Readonly<Record<string, readonly string[]>> = {
  damaged: ['target'],
  healed: ['target'],
  flag_changed: ['target'],
  destroyed: ['card'],
  card_drawn: ['card'],
  discarded: ['card', 'player'],
  zone_moved: ['card', 'from', 'player'],
  counter_changed: ['card', 'now'],
  attribute_modified: ['card'],
  granted: ['card'],
  control_changed: ['card'],
  token_created: ['card'],
  revealed: ['card'],
  looked: ['card'],
  player_lost: ['player', 'reason'],
};

/** Built-in events that a ruleset may declare as its own. */
const DECLARABLE: Readonly<Record<string, Readonly<Record<string, FieldType>>>> = {
  attack: { attacker: 'card', defender: 'entity' },
  block: { blocker: 'card', attacker: 'card' },
};

/** The kind that a rule means by a name. */
export function kindNamed(ruleset: Ruleset, name: string): string {
  if (isOwn(ruleset, name)) return name;
  return Object.keys(RAISED_BY).find((kind) => RAISED_BY[kind]?.includes(name)) ?? name;
}

/** What an event that was prevented is told as: the operator that tried it, where one stands for all and nothing else is called so. */
export function attempted(ruleset: Ruleset, kind: string): string {
  const [operator] = SEVERAL.includes(kind) ? [] : (RAISED_BY[kind] ?? []);
  return operator === undefined || isOwn(ruleset, operator) ? kind : operator;
}

/** Events that different operators raise, to do different things, or that are told before they happen. */
const SEVERAL = ['resource_changed', 'counter_changed', 'flag_changed', 'attack', 'block', 'extra_turn'];

/** An event or an action of the ruleset's own. */
function isOwn(ruleset: Ruleset, name: string): boolean {
  return declaration(ruleset, name) !== undefined || ruleset.actions?.some(({ id }) => id === name) === true;
}

/** What a declared event carries and does; undefined for a kind that is neither declared nor may be. */
export function declaration(ruleset: Ruleset, kind: string): EventNode | undefined {
  const declared = ruleset.events?.find(({ id }) => id === kind);
  if (declared !== undefined) return declared;
  const payload = DECLARABLE[kind];
  return payload && { id: kind, payload };
}

/** The names under which an action's item is known on the stack: its own, and the events that its effects raise themselves. */
export function knownAs(ruleset: Ruleset, action: ActionNode): readonly string[] {
  const raised = effectsWithin(action.effects).map((effect) =>
    'event' in effect && effect.op === 'emit' ? String(effect.event) : kindNamed(ruleset, effect.op),
  );
  const kinds = [action.id, ...raised];
  const aliases = kinds.flatMap((kind) => RAISED_BY[kind] ?? []);
  return [...kinds, ...aliases];
}

/** Every node with an operator in a list of effects, those within others included. */
function effectsWithin(nodes: unknown): readonly EffectNode[] {
  if (typeof nodes !== 'object' || nodes === null) return [];
  const inner = Object.values(nodes).flatMap(effectsWithin);
  return 'op' in nodes ? [nodes as EffectNode, ...inner] : inner;
}
