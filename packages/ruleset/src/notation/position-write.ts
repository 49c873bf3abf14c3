/** Writes a position or a view: `notation.ts` says what it looks like. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import { compareIds } from '../run/id-order.ts';
import { bitOf, everybody, sightOf } from '../run/sight.ts';
import type { CardState, RulesetState, RulesetView, Halted } from '../types.ts';
import { isSlot } from '../view/map-items.ts';
import { unlessEmpty, writeCardState } from './cards.ts';
import { writeChange } from './changes.ts';
import { areThings, formatAnswer } from './answer.ts';
import { writeItem } from './items.ts';
import { ruleName } from './rule-names.ts';
import { writeThing } from './things.ts';
import { writeTurn } from './turn.ts';
import { writeZones } from './zones.ts';

/** What positions and views have in common. */
export type Shown = Omit<RulesetView, 'viewer' | 'slots' | 'layered'>;

export const EVERYBODY = 'everybody';

export function formatPosition(compiled: Compiled, state: RulesetState, table: Table): Record<string, Json> {
  return {
    ...formatShown(compiled, state, table),
    ...unlessEmpty('known', writeKnown(compiled, state, table)),
    ...unlessEmpty('later', laterCards(state.cards)),
  };
}

/** What people see of it: whose turn it is, and what lies where. */
export function expectedPosition(compiled: Compiled, state: RulesetState, table: Table): Record<string, Json> {
  const { turn, resources, zones, flags, out, halted } = formatPosition(compiled, state, table);
  const { number, active, phase, step, priority } = turn as Readonly<Record<string, Json | undefined>>;
  const now = said({ number, active, phase, step, priority });
  return said({ turn: now, resources, zones, flags, out, halted });
}

/** Without what is not there. */
function said(record: Readonly<Record<string, Json | undefined>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** Everything that is not at its default, and what reads better when it is written. */
export function formatShown(compiled: Compiled, shown: Shown, table: Table): Record<string, Json> {
  const { cards, places, players, changes, book, stack, ended, halted, events } = shown;
  const thing = (value: number): Json => writeThing(value, cards, table);
  return {
    ...writeTurn(compiled, shown, table),
    ...unlessEmpty('resources', writeResources(compiled, shown, table)),
    zones: writeZones(compiled, table, ({ node }, place) =>
      writePlace(compiled, places[place] as readonly number[], cards, node.ordered === true, table),
    ),
    ...unlessEmpty(
      'flags',
      writeFlags(compiled, shown, table, (value) => value),
    ),
    ...unlessEmpty(
      'out',
      players.flatMap(({ out }, seat) => (out ? [nameOf(table, seat as Seat)] : [])),
    ),
    ...unlessEmpty(
      'gone',
      cards.flatMap((card) => (card.place === -1 ? [writeCardState(compiled, card, table)] : [])),
    ),
    ...unlessEmpty(
      'changes',
      changes.map((change) => writeChange(compiled, change, cards, table)),
    ),
    ...unlessEmpty(
      'limits',
      book.uses.map(({ rule, source, scope }) => ({ rule: ruleName(compiled, rule), card: thing(source), scope })),
    ),
    ...unlessEmpty(
      'verdicts',
      book.verdicts.map(({ result, seat, reason }) => ({ result, seat: seat < 0 ? null : thing(~seat), reason })),
    ),
    ...unlessEmpty('stack', stack.effects.map((item) => writeItem(compiled, item, cards, table)).toReversed()),
    ...unlessEmpty(
      'asked',
      stack.choices.map(({ id }) => id),
    ),
    ...unlessEmpty(
      'answered',
      Object.fromEntries(
        stack.given.map(({ choice, value }) => [choice, formatAnswer(value, areThings(choice), table)]),
      ),
    ),
    ...unlessEmpty(
      'counts',
      Object.fromEntries(
        Object.entries({ events, items: stack.effectsMade, choices: stack.choicesMade, raises: book.raises }).filter(
          ([, count]) => count !== 0,
        ),
      ),
    ),
    ...(ended === null
      ? {}
      : { ended: { winners: ended.winners.map((seat) => nameOf(table, seat)), reason: ended.reason } }),
    ...(halted === null ? {} : { halted: writeHalted(halted) }),
  };
}

/** A list of cards; where some are not known, how many there are and those that are. */
function writePlace(
  compiled: Compiled,
  values: readonly number[],
  cards: readonly CardState[],
  ordered: boolean,
  table: Table,
): Json | undefined {
  if (values.length === 0) return undefined;
  const write = (value: number): Json => writeCardState(compiled, cards[value] as CardState, table);
  if (!values.some(isSlot)) return values.map(write);
  const known = values.flatMap((value, at): Json[] =>
    isSlot(value) ? [] : [ordered ? { at, ...asRecord(write(value)) } : write(value)],
  );
  return { count: values.length, ...unlessEmpty('known', known) };
}

function asRecord(card: Json): Readonly<Record<string, Json>> {
  return typeof card === 'string' ? { id: card } : (card as Readonly<Record<string, Json>>);
}

function writeResources(
  { resources }: Compiled,
  { players }: Pick<Shown, 'players'>,
  table: Table,
): Record<string, Json> {
  if (resources.length === 0) return {};
  return Object.fromEntries(
    players.map((player, seat) => [
      nameOf(table, seat as Seat),
      Object.fromEntries(resources.map(({ id }, index) => [id, player.resources[index] as number])),
    ]),
  );
}

export const MATCH = 'match';

/** Flags of players and of the match, those that are wanted by their value. */
export function writeFlags(
  { flags }: Compiled,
  { players, flags: match }: Pick<Shown, 'players' | 'flags'>,
  table: Table,
  isWanted: (value: boolean) => boolean,
): Record<string, Json> {
  const named = (names: readonly string[], bits: number): Record<string, Json> =>
    Object.fromEntries(
      names.flatMap((name, bit) => {
        const value = (bits & (1 << bit)) !== 0;
        return isWanted(value) ? [[name, value]] : [];
      }),
    );
  const written: Record<string, Json> = unlessEmpty(MATCH, named(flags.match, match));
  players.forEach((player, seat) => {
    const name = nameOf(table, seat as Seat);
    Object.assign(written, unlessEmpty(name, { ...(written[name] as object), ...named(flags.player, player.flags) }));
  });
  return written;
}

/** Who knows more than the zones tell. */
function writeKnown(compiled: Compiled, { cards, players }: RulesetState, table: Table): Record<string, Json> {
  const seats = players.length;
  return Object.fromEntries(
    cards.flatMap(({ id, place, seen }): (readonly [string, Json])[] => {
      const more = place < 0 ? seen : seen & ~sightOf(compiled, place, seats);
      if (more === 0) return [];
      if (seen === everybody(seats)) return [[id, EVERYBODY]];
      const names = players.flatMap((_, seat) =>
        (more & bitOf(seat as Seat)) === 0 ? [] : [nameOf(table, seat as Seat)],
      );
      return [[id, names]];
    }),
  );
}

/** The cards whose numbers are not in id order, as they were made when the match was on. */
function laterCards(cards: readonly CardState[]): readonly string[] {
  const first = cards.findIndex((card, number) => {
    const before = cards[number - 1];
    return before !== undefined && compareIds(before.id, card.id) > 0;
  });
  return first < 0 ? [] : cards.slice(first).map(({ id }) => id);
}

function writeHalted({ code, item, guard, limit, chain }: Halted): Json {
  return guard === '' ? { code, item } : { code, item, guard, limit, chain };
}
