/** Actions: every way in which a seat may take one, by brute force (section 5). */
import type { ActionNode } from '../nodes.ts';
import type { ExecuteAbilityNode } from '../operators/effects/execute-ability/schema.ts';
import type { MoveZoneNode } from '../operators/effects/move-zone/schema.ts';
import { effectsWithin } from './kinds.ts';
import type { Plain } from './plain.ts';
import { aimed, assignments } from './targets.ts';
import type { Targets } from './targets.ts';
import { isCard } from './things.ts';
import type { Ability, Card, Player } from './things.ts';
import { Violation } from './violation.ts';
import { zoneOfRole } from './world.ts';
import type { World } from './world.ts';

type Params = Readonly<Record<string, string | number>>;

/** One way to take an action, with all that it needs. */
export interface Aim {
  readonly action: ActionNode;
  readonly seat: Player;
  readonly targets: Targets;
  readonly params: Params;
  /** The ability that it announces, with the targets of that. */
  readonly activates: { readonly card: Card; readonly ability: Ability } | null;
  readonly given: Targets;
}

/** Every legal way of a seat that has priority. */
export function* aimsOf(plain: Plain, seat: Player): Generator<Aim, void, undefined> {
  for (const action of plain.world.ruleset.actions ?? [])
    if (priorityAllows(plain.world, seat, action)) yield* aimsAt(plain, seat, action);
}

export function canAct(plain: Plain, seat: Player): boolean {
  return aimsOf(plain, seat).next().done !== true;
}

function priorityAllows({ turn, stack }: World, seat: Player, { priority = 'any' }: ActionNode): boolean {
  switch (priority) {
    case 'any':
      return true;
    case 'active':
      return seat === turn.active;
    case 'opponent':
      return seat !== turn.active;
    case 'empty_stack':
      return seat === turn.active && stack.length === 0;
  }
}

/** Every target, every parameter, and for an ability every target of its own. */
function* aimsAt(plain: Plain, seat: Player, action: ActionNode): Generator<Aim, void, undefined> {
  const scope = actionScope(plain, seat, action);
  for (const targets of legalAssignments(scope, action)) {
    const executes = executed(aimed(scope, targets), action);
    if (executes === null) continue;
    for (const params of paramsOf(action, executes)) {
      const inner = aimed(scope, targets).within({ params });
      if (!allows(inner, action)) continue;
      const aim = { action, seat, targets, params };
      if (executes === undefined) yield* castAims(inner, aim);
      else yield* abilityAims(inner, aim, executes);
    }
  }
}

export function actionScope(plain: Plain, seat: Player, action: ActionNode): Plain {
  return plain.within({
    rule: action.id,
    cause: 0,
    item: null,
    self: null,
    controller: seat,
    player: seat,
    event: null,
    action: true,
    targets: new Map(),
    given: new Map(),
    bound: new Map(),
    params: {},
    it: null,
    layered: true,
  });
}

/** A violation in a selector leaves nothing to choose. */
function* legalAssignments(scope: Plain, { targets = [] }: ActionNode): Generator<Targets, void, undefined> {
  try {
    yield* assignments(scope, targets);
  } catch (thrown) {
    if (!(thrown instanceof Violation)) throw thrown;
  }
}

function allows(inner: Plain, { preconditions, costs }: ActionNode): boolean {
  try {
    return inner.test(preconditions) && inner.payable(costs);
  } catch (thrown) {
    if (thrown instanceof Violation) return false;
    throw thrown;
  }
}

type Aimless = Omit<Aim, 'activates' | 'given'>;

interface Executed {
  readonly card: Card;
  /** The parameter that names the ability; null where the action does. */
  readonly param: string | null;
  readonly ids: readonly string[];
}

/** The card whose activated ability the action executes, and which these can be; undefined for an action without one. */
function executed(inner: Plain, { effects }: ActionNode): Executed | null | undefined {
  const node = effectsWithin(effects).find(({ op }) => op === 'execute_ability');
  if (node === undefined) return undefined;
  const { source, ability } = node as ExecuteAbilityNode;
  const card = inner.thing(source);
  if (!isCard(card)) return null;
  const all = inner.abilities(card).flatMap((one) => (one.node.kind === 'activated' ? [one.node.id] : []));
  if (typeof ability === 'object' && 'ref' in ability && inner.value(ability) === null)
    return { card, param: ability.ref, ids: all };
  const named = inner.value(ability);
  return { card, param: null, ids: all.filter((id) => id === named) };
}

/** Every combination of the values that parameters may have. */
function* paramsOf({ params = {} }: ActionNode, executes: Executed | undefined): Generator<Params, void, undefined> {
  const ids = executes?.ids ?? [];
  const declared = Object.entries(params).filter(([name]) => name !== executes?.param);
  const values = declared.map(([name, param]) => [name, valuesOf(param, ids)] as const);
  if (typeof executes?.param === 'string') values.push([executes.param, ids]);
  function* fill(index: number, filled: Params): Generator<Params, void, undefined> {
    const entry = values[index];
    if (entry === undefined) yield filled;
    else for (const value of entry[1]) yield* fill(index + 1, { ...filled, [entry[0]]: value });
  }
  yield* fill(0, {});
}

function valuesOf(
  param: NonNullable<ActionNode['params']>[string],
  abilities: readonly string[],
): readonly (string | number)[] {
  if (param === 'ability') return abilities;
  if ('oneOf' in param) return param.oneOf;
  return Array.from({ length: Math.max(0, param.max - param.min + 1) }, (_, index) => param.min + index);
}

/** The ability's own targets stand among those of the input. */
function* abilityAims(inner: Plain, aim: Aimless, { card, param, ids }: Executed): Generator<Aim, void, undefined> {
  const ability = inner.ability(card, param === null ? (ids[0] ?? null) : (aim.params[param] ?? null));
  if (ability === undefined) return;
  for (const given of givenFor(inner, card, ability)) yield { ...aim, activates: { card, ability }, given };
}

/** So do those of the card that is cast, if any can be taken. */
function* castAims(inner: Plain, aim: Aimless): Generator<Aim, void, undefined> {
  const cast = castBy(inner, aim.action);
  const given = cast === undefined ? [] : [...givenFor(inner, cast.card, cast.ability)];
  for (const one of given.length === 0 ? [new Map()] : given) yield { ...aim, activates: null, given: one };
}

/** The card that the action's effects move into play, and its cast ability. */
function castBy(inner: Plain, { effects }: ActionNode): { readonly card: Card; readonly ability: Ability } | undefined {
  const play = zoneOfRole(inner.world, 'play')?.id;
  for (const node of effectsWithin(effects)) {
    const { op, to, target } = node as MoveZoneNode;
    const card = op === 'move_zone' && to === play ? inner.thing(target) : null;
    const ability = isCard(card) ? inner.abilities(card).find((one) => one.node.kind === 'cast') : undefined;
    if (isCard(card) && ability !== undefined) return { card, ability };
  }
  return undefined;
}

function givenFor(inner: Plain, card: Card, { node }: Ability): Generator<Targets, void, undefined> {
  return assignments(inner.within({ self: card, action: false, targets: new Map() }), node.targets ?? []);
}
