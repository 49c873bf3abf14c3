/** Reads a position, whatever JSON it is given, and tells every issue with its path. `notation.ts` says what it looks like. */
import type { Choice, PositionContext, Seat } from '@turnwise/game';
import { fail, isRecord, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Json, JsonRecord, Result } from '@turnwise/kernel';
import type { StackState } from '@turnwise/stack';
import type { Compiled } from '../compiled/compiled.ts';
import { bitOf, everybody } from '../run/sight.ts';
import { layOut } from '../setup/lay-out.ts';
import type { LaidCard } from '../setup/lay-out.ts';
import { newPlayer, placeCount } from '../setup/setup.ts';
import type { Book, CardState, Ended, Halted, Item, PlayerState, RulesetState, Verdict } from '../types.ts';
import type { Use } from '@turnwise/stack';
import { POSITION_KEYS } from './about.ts';
import { areThings, parseAnswer } from './answer.ts';
import { readCardState } from './cards.ts';
import { readChange } from './changes.ts';
import { readItem } from './items.ts';
import { EVERYBODY, MATCH } from './position-write.ts';
import { Reading } from './reading.ts';
import { readRule } from './rule-names.ts';
import { readThing } from './things.ts';
import { readTurn } from './turn.ts';
import { readZones } from './zones.ts';

const KEYS = Object.keys(POSITION_KEYS);

export function parsePosition(
  compiled: Compiled,
  choicesAgain: (state: RulesetState) => readonly Choice[],
  document: Json,
  context: PositionContext,
  ruleset: Json,
): Result<RulesetState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', `an object with ${KEYS.join(', ')}`, document)]);
  const reading = new Reading(context);
  reading.fields(document, '', KEYS);
  const table = readCards(document, compiled, reading);
  const numbers = new Map(table.cards.map(({ id }, number) => [id, number]));
  const cards = withKnown(table.cards, document['known'], numbers, reading);
  const players = readPlayers(document, compiled, reading);
  const ended = readEnded(document['ended'], reading);
  const halted = readHalted(document['halted'], reading);
  const asked = reading.list(document['asked'], 'asked', 'the ids of choices');
  const rests = asked.length > 0 || ended !== null || halted !== null;
  const { turn, book } = readTurn(document, compiled, players, rests, reading);
  const counts = readCounts(document['counts'], reading);
  const state: RulesetState = {
    ruleset,
    turn,
    players,
    cards,
    places: table.places,
    flags: readFlags(document['flags'], MATCH, compiled.flags.match, compiled, reading),
    changes: reading
      .list(document['changes'], 'changes', 'a list of lasting changes')
      .map((one, index) => readChange(one, joinPath('changes', index), compiled, numbers, reading)),
    events: counts.events,
    ended,
    halted,
    book: { ...book, raises: counts.raises, ...readBook(document, compiled, numbers, reading) },
    stack: {
      effects: reading
        .list(document['stack'], 'stack', 'a list of items, the top first')
        .map((one, index) => readItem(one, joinPath('stack', index), compiled, numbers, reading))
        .toReversed(),
      choices: [],
      given: [],
      effectsMade: counts.items,
      choicesMade: counts.choices,
    },
    random: context.random,
  };
  checkRest(state, rests, compiled, reading);
  if (reading.issues.length > 0) return fail(reading.issues);
  if (asked.length === 0) return ok(state);
  const choices = askedAgain(state, asked, choicesAgain);
  if (choices === undefined)
    return fail([issue('asked', 'wrongShape', 'the questions that this position asks', document['asked'])]);
  const answers = isRecord(document['answered']) ? document['answered'] : {};
  const given = Object.entries(answers).map(([choice, value]) => {
    const parsed = parseAnswer(value, areThings(choice), context, joinPath('answered', choice));
    return { choice, value: parsed.ok ? parsed.value : null };
  });
  return ok({ ...state, stack: { ...state.stack, choices, given } });
}

/** Somebody must be able to go on: there is a window, or somebody is asked. */
function checkRest(state: RulesetState, rests: boolean, { phases }: Compiled, reading: Reading): void {
  const { turn, stack } = state;
  if (rests || turn.number === 0 || stack.effects.length > 0) return;
  const step = phases[turn.phase]?.steps[turn.step];
  if (step?.window === null)
    reading.wrong('turn.step', 'noWindow', 'a step with a priority window: nobody can act in any other', step.id);
}

/** What is asked is computed again from the stack, so that a question always fits the position. */
function askedAgain(
  state: RulesetState,
  asked: readonly unknown[],
  choicesAgain: (state: RulesetState) => readonly Choice[],
): StackState<Item>['choices'] | undefined {
  // Of the choices that stand in for those asked, their number is looked at.
  const standIns = asked.map((id) => ({ id }) as Choice);
  const choices = choicesAgain({ ...state, stack: { ...state.stack, choices: standIns } });
  return choices.length === asked.length && choices.every(({ id }, index) => id === asked[index]) ? choices : undefined;
}

function readCards(document: JsonRecord, compiled: Compiled, reading: Reading): Pick<RulesetState, 'cards' | 'places'> {
  const gone = reading
    .list(document['gone'], 'gone', 'a list of cards')
    .flatMap((card, index) => readCardState(card, joinPath('gone', index), -1, compiled, reading) ?? []);
  const laid: readonly LaidCard[] = [...readZones(document['zones'], compiled, reading), ...gone];
  const ids = new Set<string>();
  for (const { id } of laid) {
    if (id === null) continue;
    if (ids.has(id)) reading.wrong('zones', 'cardTwice', 'each card once', id);
    ids.add(id);
  }
  const later = reading.list(document['later'], 'later', 'a list of the ids of cards');
  const named = later.flatMap((id) => (typeof id === 'string' ? [id] : []));
  if (named.length < later.length || new Set(named).size < named.length)
    reading.wrong('later', 'wrongShape', 'a list of the ids of cards, each once', document['later']);
  return layOut(laid, (definition) => compiled.definitions[definition]?.id as string, placeCount(compiled), named);
}

function withKnown(
  cards: readonly CardState[],
  value: unknown,
  numbers: ReadonlyMap<string, number>,
  reading: Reading,
): readonly CardState[] {
  const given = reading.record(value, 'known', 'seats by card, such as { CARD: [ NAME ] }');
  const more = new Map<number, number>();
  for (const [id, who] of Object.entries(given)) {
    const path = joinPath('known', id);
    const number = numbers.get(id);
    if (number === undefined) reading.unknown(id, path, [...numbers.keys()], 'Card');
    else
      more.set(
        number,
        who === EVERYBODY
          ? everybody(reading.table.names.length)
          : reading.seats(who, path).reduce((bits, seat) => bits | bitOf(seat), 0),
      );
  }
  return more.size === 0
    ? cards
    : cards.map((card, number) => ({ ...card, seen: card.seen | (more.get(number) ?? 0) }));
}

function readPlayers(document: JsonRecord, compiled: Compiled, reading: Reading): readonly PlayerState[] {
  const { names } = reading.table;
  const given = reading.fields(document['resources'], 'resources', names);
  const out = reading.seats(document['out'], 'out');
  const usual = newPlayer(compiled);
  const ids = compiled.resources.map(({ id }) => id);
  return names.map((name, seat) => {
    const path = joinPath('resources', name);
    const own = reading.fields(Object.hasOwn(given, name) ? given[name] : undefined, path, ids);
    return {
      resources: compiled.resources.map(({ id, min, max }, index) =>
        reading.integer(own[id], joinPath(path, id), usual.resources[index] as number, min, max),
      ),
      flags: readFlags(document['flags'], name, compiled.flags.player, compiled, reading),
      out: out.includes(seat as Seat),
    };
  });
}

/** The flags of one owner: a seat, or the match. */
function readFlags(
  value: unknown,
  owner: string,
  names: readonly string[],
  { flags }: Compiled,
  reading: Reading,
): number {
  const owners = owner === MATCH ? reading.fields(value, 'flags', [MATCH, ...reading.table.names]) : value;
  const own = isRecord(owners) && Object.hasOwn(owners, owner) ? owners[owner] : undefined;
  const path = joinPath('flags', owner);
  // A seat may be called as the match is.
  const isBoth = owner === MATCH && reading.table.names.includes(MATCH);
  const given = reading.flags(own, path, isBoth ? [...flags.match, ...flags.player] : names);
  return names.reduce(
    (bits, name, bit) => (reading.flag(given[name], joinPath(path, name)) ? bits | (1 << bit) : bits),
    0,
  );
}

const SCOPES = ['turn', 'input'] as const;
const RESULTS = ['win', 'lose', 'draw'] as const;

function readBook(
  document: JsonRecord,
  compiled: Compiled,
  numbers: ReadonlyMap<string, number>,
  reading: Reading,
): Pick<Book, 'uses' | 'verdicts'> {
  const uses = reading.list(document['limits'], 'limits', 'a list of { rule, card, scope }').map((one, index) => {
    const path = joinPath('limits', index);
    const given = reading.fields(one, path, ['rule', 'card', 'scope']);
    const source = readThing(given['card'], joinPath(path, 'card'), numbers, reading);
    return {
      rule: readRule(given['rule'], joinPath(path, 'rule'), compiled, reading),
      source,
      scope: SCOPES[reading.word(given['scope'], joinPath(path, 'scope'), SCOPES, 'Scope')] ?? 'turn',
    } satisfies Use;
  });
  const verdicts = reading
    .list(document['verdicts'], 'verdicts', 'a list of { result, seat, reason }')
    .map((one, index) => {
      const path = joinPath('verdicts', index);
      const given = reading.fields(one, path, ['result', 'seat', 'reason']);
      const seat = (given['seat'] ?? null) === null ? -1 : (reading.seat(given['seat'], joinPath(path, 'seat')) ?? -1);
      return {
        result: RESULTS[reading.word(given['result'], joinPath(path, 'result'), RESULTS, 'Result')] ?? 'draw',
        seat,
        reason: readText(given['reason'], joinPath(path, 'reason'), reading),
      } satisfies Verdict;
    });
  return { uses, verdicts };
}

function readText(value: unknown, path: string, reading: Reading): string {
  if (typeof value === 'string') return value;
  reading.wrong(path, 'wrongShape', 'a text', value ?? null);
  return '';
}

function readCounts(
  value: unknown,
  reading: Reading,
): { readonly events: number; readonly items: number; readonly choices: number; readonly raises: number } {
  const given = reading.fields(value, 'counts', ['events', 'items', 'choices', 'raises']);
  const count = (key: string): number => reading.integer(given[key], joinPath('counts', key), 0, 0);
  return { events: count('events'), items: count('items'), choices: count('choices'), raises: count('raises') };
}

function readEnded(value: unknown, reading: Reading): Ended | null {
  if (value === undefined || value === null) return null;
  const given = reading.fields(value, 'ended', ['winners', 'reason']);
  return {
    winners: reading.seats(given['winners'], 'ended.winners'),
    reason: readText(given['reason'], 'ended.reason', reading),
  };
}

function readHalted(value: unknown, reading: Reading): Halted | null {
  if (value === undefined || value === null) return null;
  const given = reading.fields(value, 'halted', ['code', 'item', 'guard', 'limit', 'chain']);
  const chain = Array.isArray(given['chain']) ? given['chain'] : [];
  return {
    code: readText(given['code'], 'halted.code', reading),
    item: reading.integer(given['item'], 'halted.item', 0, 0),
    guard: given['guard'] === undefined ? '' : readText(given['guard'], 'halted.guard', reading),
    limit: reading.integer(given['limit'], 'halted.limit', 0, 0),
    chain: chain.map((one, index) => readText(one, `halted.chain[${index}]`, reading)),
  };
}
