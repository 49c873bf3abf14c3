/** What a ruleset declares: names that are there once and mean one thing, bounds that leave room, lists of cards that there are. */
import { BUILT_IN } from '../compiled/kinds.ts';
import { ZONE_ROLES } from '../nodes.ts';
import type { CardListEntry, EventNode, FlagNode } from '../nodes.ts';
import { bindsOf } from '../document/binds-of.ts';
import { RULESET_LIMITS } from '../limits.ts';
import type { Table } from './check-rule.ts';
import { checkGuards } from './check-guards.ts';
import { checkUi } from './check-ui.ts';
import { Checker } from './checker.ts';
import type { Code } from './codes.ts';
import { checkEventOfAction } from './event-of-action.ts';
import type { Part, Parts } from './parts.ts';
import { under } from './path.ts';
import { OWN_PROPERTIES, OWN_STATE } from './ref-type.ts';
import { newScope, ofEvent, rootsWithSelf } from './scope.ts';

export function checkDeclarations(table: Table, parts: Parts): void {
  checkIds(table, parts);
  checkReserved(table, parts);
  checkBounds(table, parts);
  checkNumbers(table, parts);
  checkRoles(table, parts);
  for (const { path, node } of parts.zones)
    if (Array.isArray(node.cards)) checkCardList(node.cards, new Checker(table, newScope({}), path));
  for (const { path, node } of parts.decks) checkCardList(node.cards, new Checker(table, newScope({}), path));
  checkCardsInMatch(table, parts);
  for (const part of parts.events) checkEvent(table, part, parts.actions);
  checkUi(parts.ui?.node, new Checker(table, newScope({}), null));
  for (const { path, node } of parts.zones) checkUi(node.ui, new Checker(table, newScope({}), path), 'zone');
  for (const { path, node } of [...parts.resources, ...parts.attributes, ...parts.counters, ...parts.flags])
    if (typeof node !== 'string') checkUi(node.ui, new Checker(table, newScope({}), path));
  checkGuards(parts.guards?.node, new Checker(table, newScope({}), null));
}

type Identified = string | { readonly id: string };

const idOf = (one: Identified): string => (typeof one === 'string' ? one : one.id);

/** Where the id of a declaration stands. */
function tellId(table: Table, { path, node }: Part<Identified>, code: Code, expected: string): void {
  const at = typeof node === 'string' ? path : under(path, 'id');
  if (at !== null) new Checker(table, newScope({}), at.up).issue(at.key, code, expected, idOf(node));
}

function checkIds(table: Table, parts: Parts): void {
  const { zones, resources, attributes, counters, keywords, cards, abilities, decks, events, actions, reactions } =
    parts;
  const lists: readonly (readonly Part<Identified>[])[] = [
    zones,
    resources,
    attributes,
    counters,
    keywords,
    cards,
    abilities,
    decks,
    events,
    actions,
    reactions,
    parts.phases,
    ...HOLDERS.map((holder) => parts.flags.filter(({ node }) => holderOf(node) === holder)),
  ];
  for (const list of lists) {
    const seen = new Set<string>();
    for (const part of list) {
      const id = idOf(part.node);
      if (seen.has(id)) tellId(table, part, 'duplicateId', 'an id that is not used before');
      seen.add(id);
    }
  }
}

const HOLDERS = ['card', 'player', 'match'] as const;

function holderOf(flag: FlagNode): (typeof HOLDERS)[number] {
  return typeof flag === 'string' ? 'card' : (flag.on ?? 'card');
}

function checkReserved(table: Table, parts: Parts): void {
  const properties = [...parts.attributes, ...parts.resources, ...parts.flags];
  for (const part of properties)
    if (OWN_PROPERTIES.includes(idOf(part.node)))
      tellId(table, part, 'reservedName', `a name other than ${OWN_PROPERTIES.join(', ')}`);
  for (const part of parts.zones) {
    const { id, owner } = part.node;
    const own = owner === 'shared' ? OWN_STATE : OWN_PROPERTIES;
    if (own.includes(id)) tellId(table, part, 'reservedName', `a name other than ${own.join(', ')}`);
    if (owner === 'player' && table.declared.names.resource.has(id))
      tellId(table, part, 'ambiguousName', 'an id that no resource has, because both are properties of players');
  }
  const built = BUILT_IN.map(([id]) => id).filter((id) => !OPEN_EVENTS.includes(id));
  for (const part of [...parts.events, ...parts.actions])
    if (built.includes(part.node.id)) tellId(table, part, 'builtInEvent', 'an id that no built-in event has');
}

/** Built-in events that a ruleset may declare, to say what they do. */
const OPEN_EVENTS: readonly string[] = ['attack', 'block'];

function checkBounds(table: Table, { players, resources }: Parts): void {
  if (players !== undefined && players.node.max < players.node.min)
    new Checker(table, newScope({}), players.path).issue(
      'max',
      'wrongBounds',
      `at least ${players.node.min}`,
      players.node.max,
    );
  for (const { path, node } of resources) {
    const { start, min = -Infinity, max = Infinity } = node;
    const checking = new Checker(table, newScope({}), path);
    if (max < min) checking.issue('max', 'wrongBounds', `at least ${min}`, max);
    else if (start < min || start > max) checking.issue('start', 'wrongBounds', `between ${min} and ${max}`, start);
  }
}

/** Flags are bits of a number, and so are zones where an ability works. */
const MOST = 30;

function checkNumbers(table: Table, { flags, zones }: Parts): void {
  const lists: readonly (readonly [string, readonly Part<Identified>[]])[] = [
    ['zones', zones],
    ...HOLDERS.map((holder) => [`flags of one holder`, flags.filter(({ node }) => holderOf(node) === holder)] as const),
  ];
  for (const [what, list] of lists) {
    const over = list[MOST];
    if (over !== undefined) tellId(table, over, 'tooMany', `at most ${MOST} ${what}`);
  }
}

function checkRoles(table: Table, { zones }: Parts): void {
  for (const role of ZONE_ROLES) {
    const [, second] = zones.filter(({ node }) => node.role === role);
    if (second !== undefined)
      new Checker(table, newScope({}), second.path).issue(
        'role',
        'duplicateId',
        'a role that no zone before it has',
        role,
      );
  }
}

/** What lies there at the beginning, with the largest deck for every seat. */
function checkCardsInMatch(table: Table, { zones, decks, cards, players }: Parts): void {
  const most = RULESET_LIMITS.cardsInMatch.usual;
  const seats = players?.node.max ?? 1;
  let all = 0;
  const add = (part: Part<unknown>, more: number): void => {
    const isFirst = all <= most;
    all += more;
    if (isFirst && all > most)
      new Checker(table, newScope({}), part.path).issue('cards', 'tooMany', `at most ${most} cards in a match`, all);
  };
  for (const part of zones) {
    const { cards: list, owner } = part.node;
    const count = list === 'all' ? cards.length : countIn(list ?? []);
    add(part, count * (owner === 'shared' ? 1 : seats));
  }
  let largest: Parts['decks'][number] | undefined;
  for (const part of decks)
    if (largest === undefined || countIn(part.node.cards) > countIn(largest.node.cards)) largest = part;
  if (largest !== undefined) add(largest, countIn(largest.node.cards) * seats);
}

function countIn(entries: readonly CardListEntry[]): number {
  return entries.reduce((sum, entry) => sum + (typeof entry === 'string' ? 1 : entry.count), 0);
}

function checkCardList(entries: readonly CardListEntry[], checking: Checker): void {
  entries.forEach((entry, index) => {
    if (typeof entry === 'string') checking.at('cards').known(index, 'card', entry);
    else checking.at('cards', index).known('card', 'card', entry.card);
  });
}

/** Keys that every event has as it is told. */
const RESERVED_FIELDS: readonly string[] = ['kind', 'id', 'cause', 'by', 'status', 'reveals', 'final'];

function checkEvent(table: Table, { path, node }: Part<EventNode>, actions: Parts['actions']): void {
  const scope = newScope({
    ...ofEvent(table.declared, node.id),
    roots: OF_WHO_RAISED,
    halting: table.halting.has(node.id) ? 'often' : null,
    binds: () => bindsOf(node.resolve),
  });
  const checking = new Checker(table, scope, path);
  const fields = Object.keys(node.payload ?? {});
  checkEventOfAction(node, actions, checking);
  for (const field of fields)
    if (RESERVED_FIELDS.includes(field))
      checking.at('payload').issue(field, 'reservedField', `a name other than ${RESERVED_FIELDS.join(', ')}`, field);
  node.secret?.forEach((field, index) => {
    if (!fields.includes(field))
      checking.at('secret').issue(index, 'unknownField', 'a field of the payload', field, fields);
  });
  checking.with({ random: true }).effects('resolve', node.resolve);
  const { id: kind } = node;
  table.answering.push({ name: kind, path, kind, wants: {}, raised: scope.raised, conditional: false, limited: false });
}

/** An event resolves for the rule that raised it, whatever that is. */
const OF_WHO_RAISED = rootsWithSelf('entity');
