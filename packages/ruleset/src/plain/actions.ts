/** Actions: every way in which a seat may take one, by brute force (section 5). */
import type { ActionNode } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import type { Plain } from './plain.ts';
import { hasRoomForAction } from './stack.ts';
import { aimed, assignments } from './targets.ts';
import type { Said, Targets } from './targets.ts';
import { isCard } from './things.ts';
import type { Ability, Card, Player } from './things.ts';
import { looked } from './violation.ts';
import { zoneOfRole } from './world.ts';
import type { World } from './world.ts';

type Params = Readonly<Record<string, string | number>>;

/** One way to take an action, with all that it needs. */
export interface Aim {
  readonly action: ActionNode;
  readonly seat: Player;
  readonly targets: Targets;
  readonly params: Params;
  /** The ability that it announces, or that of the card which it plays, with the targets of that. */
  readonly activates: Used | null;
  readonly casts: Used | null;
  readonly given: Targets;
}

interface Used {
  readonly card: Card;
  readonly ability: Ability;
}

/** Every legal way of a seat that has priority; with what an input says, those that may be meant. */
export function* aimsOf(plain: Plain, seat: Player, said?: Said): Generator<Aim, void, undefined> {
  if (!hasRoomForAction(plain.world)) return;
  for (const action of plain.world.ruleset.actions ?? [])
    if (priorityAllows(plain.world, seat, action)) yield* aimsAt(plain, seat, action, said);
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
function* aimsAt(plain: Plain, seat: Player, action: ActionNode, said?: Said): Generator<Aim, void, undefined> {
  const scope = actionScope(plain, seat, action);
  for (const targets of assignments(scope, action.targets ?? [], said)) {
    const executes = looked(() => executed(aimed(scope, targets), action), null);
    if (executes === null) continue;
    for (const params of paramsOf(action, executes)) {
      const inner = aimed(scope, targets).within({ params });
      if (!looked(() => inner.test(action.preconditions), false)) continue;
      const aim = { action, seat, targets, params };
      if (executes !== undefined) yield* abilityAims(inner, aim, executes, said);
      else if (canPay(inner, action)) yield* castAims(inner, aim, said);
    }
  }
}

export function actionScope(plain: Plain, seat: Player, action: ActionNode): Plain {
  return plain.within({
    rule: action.id,
    cause: 0,
    item: null,
    self: null,
    source: null,
    controller: seat,
    player: seat,
    event: null,
    action: true,
    targets: new Map(),
    given: null,
    bound: new Map(),
    params: {},
    it: null,
    layered: true,
  });
}

function canPay(inner: Plain, { costs }: ActionNode): boolean {
  return looked(() => inner.payable(costs), false);
}

type Aimless = Omit<Aim, 'activates' | 'casts' | 'given'>;

interface Executed {
  readonly card: Card;
  /** The parameter that names the ability; null where the action does. */
  readonly param: string | null;
  readonly ids: readonly string[];
}

/**
 * The card whose activated ability the action's own effects execute, and which these can be; undefined for an action that names
 * none: the card by a target, the ability by a word or a parameter.
 */
function executed(inner: Plain, action: ActionNode): Executed | null | undefined {
  const [executes] = action.effects.flatMap((node) => OPERATORS.effects.get(node.op)?.executes?.(node) ?? []);
  if (executes === undefined) return undefined;
  const { source, ability } = executes;
  const name = wordOf(ability);
  const { params = {}, targets = [] } = action;
  const isRef = typeof ability === 'object';
  if (!isTarget(action, source) || name === undefined) return undefined;
  const isParam = params[name] !== undefined || (isRef && !targets.some(({ id }) => id === name));
  if (isRef && !isParam) return undefined;
  const card = inner.thing(source);
  if (!isCard(card)) return null;
  const all = inner.abilities(card).flatMap((one) => (one.node.kind === 'activated' ? [one.node.id] : []));
  if (!isParam) return { card, param: null, ids: all.filter((id) => id === name) };
  const param = params[name] ?? 'ability';
  return { card, param: name, ids: all.filter((id) => param === 'ability' || valuesOf(param, []).includes(id)) };
}

/** A bare word, or the one that a ref is. */
function wordOf(node: unknown): string | undefined {
  if (typeof node === 'string') return node;
  return typeof node === 'object' && node !== null && 'ref' in node
    ? String(node.ref).replace(/^target\./u, '')
    : undefined;
}

/** Whether it names a target of the action: by its id, or the first as `self`. */
function isTarget({ targets = [] }: ActionNode, node: unknown): boolean {
  const name = wordOf(node);
  return targets.some(({ id }, at) => id === name || (at === 0 && name === 'self'));
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

/** The ability's own targets stand among those of the input, and its costs are paid with them. */
function* abilityAims(
  inner: Plain,
  aim: Aimless,
  { card, param, ids }: Executed,
  said?: Said,
): Generator<Aim, void, undefined> {
  const ability = inner.ability(card, param === null ? (ids[0] ?? null) : (aim.params[param] ?? null));
  if (ability === undefined) return;
  for (const given of givenFor(inner, card, ability, said))
    if (canPay(inner.within({ given: { card, rule: ability.rule, targets: given } }), aim.action))
      yield { ...aim, activates: { card, ability }, casts: null, given };
}

/** So do those of the card that is cast, if any can be taken. */
function* castAims(inner: Plain, aim: Aimless, said?: Said): Generator<Aim, void, undefined> {
  const casts = castBy(inner, aim.action);
  const none = casts === null || givenFor(inner, casts.card, casts.ability).next().done === true;
  for (const one of none ? [new Map()] : givenFor(inner, casts.card, casts.ability, said))
    yield { ...aim, activates: null, casts, given: one };
}

/** The target that the action's own effects move into play, and the cast ability of that card. */
function castBy(inner: Plain, action: ActionNode): Used | null {
  const play = zoneOfRole(inner.world, 'play')?.id;
  const moves = action.effects.flatMap((node) => OPERATORS.effects.get(node.op)?.moves?.(node) ?? []);
  const move = moves.find(({ to, target }) => to === play && isTarget(action, target));
  const card = move === undefined ? null : inner.thing(move.target);
  const ability = isCard(card) ? inner.abilities(card).find((one) => one.node.kind === 'cast') : undefined;
  return isCard(card) && ability !== undefined ? { card, ability } : null;
}

function givenFor(inner: Plain, card: Card, { node }: Ability, said?: Said): Generator<Targets, void, undefined> {
  return assignments(
    inner.within({ self: card, source: card, action: false, targets: new Map() }),
    node.targets ?? [],
    said,
  );
}
