/** Targets: which can be taken, by brute force, and the asking for them (section 5). */
import type { SelectorNode, TargetNode } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { countRange, takesSeveral } from '../document/count-range.ts';
import { playedFrom } from '../document/played-from.ts';
import { askingAgain } from './asking-again.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import type { Thing, Chosen } from './things.ts';
import { hasOwnOrder } from './set-order.ts';
import { looked } from './violation.ts';

export type Targets = ReadonlyMap<string, Chosen>;

const NO_TARGETS: Targets = new Map();

/** Those of the candidates that an input names for a target; undefined where it says nothing of it. */
export type Said = (target: string, candidates: readonly Thing[]) => readonly Thing[] | undefined;

const NOTHING_SAID: Said = () => undefined;

/** Every way to take all these targets, one after the other, each with those before it. */
export function* assignments(
  plain: Plain,
  nodes: readonly TargetNode[],
  said: Said = NOTHING_SAID,
  taken: Targets = NO_TARGETS,
): Generator<Targets, void, undefined> {
  const [node, ...rest] = nodes;
  if (node === undefined) yield taken;
  else
    for (const things of picks(aimed(plain, taken), node, said))
      yield* assignments(plain, rest, said, withTarget(taken, node, things));
}

/** The scope with these targets. */
export function aimed(plain: Plain, targets: Targets): Plain {
  return plain.within({ targets });
}

/** What `self` is: in an action the first target that is left. */
export function selfIn({ scope: { action, targets, self } }: Plain): Thing | null {
  const [first] = targets.values();
  return action ? (first?.things[0] ?? null) : self;
}

/** What `source` is: in an action the card that it is played from. */
export function sourceIn({ world: { ruleset }, scope: { action, targets, source, rule } }: Plain): Thing | null {
  if (!action) return source;
  const node = ruleset.actions?.find(({ id }) => id === rule);
  const from = node && playedFrom(ruleset.zones, node, OPERATORS);
  return from === undefined ? null : (targets.get(from)?.things[0] ?? null);
}

function withTarget(taken: Targets, { id, selector }: TargetNode, things: readonly Thing[]): Targets {
  return new Map([...taken, [id, { things: [...things], single: !takesSeveral(selector), any: things.length > 0 }]]);
}

/**
 * The selections that one target allows, as many as are looked through; and what an input says, if it is one of them. A selector with
 * a violation has no candidates, and with a count that has one nothing can be chosen.
 */
function* picks(
  plain: Plain,
  { id, selector, optional }: TargetNode,
  said: Said,
): Generator<readonly Thing[], void, undefined> {
  const candidates = looked(() => plain.gather(selector), []);
  const [min, max] = looked(() => plain.bounds(selector, candidates.length), [optional === true ? 0 : Infinity, 0]);
  // All of them are no choice, not even that of none.
  const least = optional === true && selector.count !== 'all' ? 0 : Math.max(0, min);
  const most = Math.min(max, candidates.length);
  const named = said(id, candidates);
  if (named !== undefined) {
    if (named.length >= least && named.length <= most) yield named;
    return;
  }
  let left = MOST_SELECTIONS;
  for (let size = least; size <= most; size++)
    for (const things of combinations(candidates, size)) {
      if (left-- === 0) return;
      yield things;
    }
}

/** So many selections for one target are looked through, the smaller first. */
const MOST_SELECTIONS = 1000;

/**
 * Asks for targets in order. Null where nothing happens: it was declined, or there is no legal answer. With `may` the first
 * has the minimum 0, and an empty answer declines all. Those that were given are taken as far as they are still legal; nothing
 * happens when none is left, which is told by `gone`. What its costs were paid with stays, and does not count beside others.
 */
export function* takeTargets(
  plain: Plain,
  nodes: readonly TargetNode[],
  may: boolean,
  given: Targets = NO_TARGETS,
  paid: ReadonlySet<string> = new Set(),
  gone: () => void = () => undefined,
): Doing<Targets | null> {
  if (may && nodes.length === 0) return (yield* agrees(plain)) ? NO_TARGETS : null;
  let taken = NO_TARGETS;
  for (const [index, node] of nodes.entries()) {
    const inner = plain.within({ targets: taken });
    const declinable = may && index === 0;
    const kept = paid.has(node.id) ? given.get(node.id)?.things : undefined;
    const take = () => takeTarget(inner, node, declinable, given.get(node.id)?.things);
    // Before anything is settled, whoever wants targets looks at more than these again.
    const things = kept ?? (yield* index === 0 ? take() : askingAgain(take));
    if (things === null || (declinable && things.length === 0)) return null;
    taken = withTarget(taken, node, things);
  }
  const isFree = (id: string) => !paid.has(id) || !given.has(id);
  const free = (targets: Targets): Targets => new Map([...targets].filter(([id]) => isFree(id)));
  const isLost = wereAny(free(given)) ? !hasAny(free(taken)) : wereAny(given) && !hasAny(taken);
  if (isLost) gone();
  return isLost ? null : taken;
}

function* agrees(plain: Plain, timeOut?: TargetNode['timeOut']): Doing<boolean> {
  const question = { kind: 'yesNo', min: 1, max: 1, candidates: [true, false], timeOut } as const;
  return (yield* plain.ask(question, plain.scope.controller)) === true;
}

function* takeTarget(
  plain: Plain,
  { selector, optional, timeOut }: TargetNode,
  declinable: boolean,
  given: readonly Thing[] | undefined,
): Doing<readonly Thing[] | null> {
  const candidates = plain.gather(selector);
  if (given !== undefined) return given.filter((thing) => candidates.includes(thing));
  if (declinable && candidates.length === 0) return null;
  // All of them are no choice; only whether it happens may be one.
  if (selector.count === 'all')
    return !declinable || (yield* agrees(plain, timeOut)) ? plain.gatherSet(selector) : null;
  const [min, max] = plain.bounds(selector, candidates.length);
  if (optional !== true && candidates.length < min) return null;
  const least = declinable || optional === true ? 0 : min;
  const how = { players: ofPlayers(selector), timeOut, ownOrder: hasOwnOrder(selector) };
  return yield* plain.choose(plain.scope.controller, candidates, least, max, how);
}

function wereAny(targets: Targets): boolean {
  return [...targets.values()].some(({ any }) => any);
}

function hasAny(targets: Targets): boolean {
  return [...targets.values()].some(({ things }) => things.length > 0);
}

/** The bounds of `count` among so many candidates; left out it is one. */
export function boundsOf(
  plain: Plain,
  { count = 1 }: SelectorNode,
  among: number,
): readonly [min: number, max: number] {
  const range = countRange(count);
  return range === null ? [among, among] : [plain.number(range.min), plain.number(range.max)];
}

/** A choice among players alone is put as such. */
export function ofPlayers({ players, or }: SelectorNode): boolean {
  return or === undefined ? players !== undefined : or.every(ofPlayers);
}

function* combinations<T>(from: readonly T[], size: number): Generator<readonly T[], void, undefined> {
  if (size === 0) yield [];
  else
    for (const [index, first] of from.slice(0, from.length - size + 1).entries())
      for (const rest of combinations(from.slice(index + 1), size - 1)) yield [first, ...rest];
}
