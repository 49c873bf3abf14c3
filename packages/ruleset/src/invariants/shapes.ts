/** What a state looks like under a ruleset, for what comes from outside. Lists have their full length and no holes. */
import { answerShape } from '@turnwise/game';
import { flag, integer, isRecord, issue, list, object, oneOf, text } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import { everybody } from '../run/sight.ts';
import { isCardId } from '../run/thing-text.ts';
import { placeCount } from '../setup/setup.ts';
import { ENDINGS, NOTHING, STAGES, UNTIL } from '../types.ts';
import type { RulesetState } from '../types.ts';

/** Every issue with the shape of a state, whatever it is. */
export function shapeIssues(compiled: Compiled, state: RulesetState): readonly Issue[] {
  const { min, max } = compiled.ruleset.players;
  const { players, cards } = state;
  if (!Array.isArray(players) || players.length < min || players.length > max)
    return [issue('players', 'wrongShape', `${min} to ${max} players`, players)];
  if (!Array.isArray(cards)) return [issue('cards', 'wrongShape', 'a list of cards', cards)];
  return Object.entries(partsOf(compiled, players.length, cards.length)).flatMap(([name, shape]) =>
    shape.issues(state[name as keyof RulesetState], name),
  );
}

const count = integer(0);
const value = integer();

/** A list of so many, or of any number. */
export function full<V>(item: Shape<V>, length?: number): Shape<readonly V[]> {
  const plain = list(item);
  const expected = length === undefined ? plain.expected : `a list of ${length}, each ${item.expected}`;
  const is = (found: unknown): found is readonly V[] =>
    plain.is(found) &&
    !(found as readonly unknown[]).includes(undefined) &&
    (length === undefined || found.length === length);
  return {
    expected,
    is,
    issues: (found, path) => (is(found) ? [] : [issue(path, 'wrongShape', expected, found ?? null)]),
  };
}

/** A shape, or null. */
function orNull<V>(shape: Shape<V>): Shape<V | null> {
  return {
    expected: `${shape.expected}, or null`,
    is: (found): found is V | null => found === null || shape.is(found),
    issues: (found, path) => (found === null ? [] : shape.issues(found, path)),
  };
}

function partsOf(compiled: Compiled, seats: number, cards: number): Readonly<Record<string, Shape<unknown>>> {
  const { resources, counters, flags, phases, rules, definitions } = compiled;
  const seat = integer(0, seats - 1);
  const seatOrNone = integer(-1, seats - 1);
  const card = integer(0, cards - 1);
  const bits = (names: readonly string[]): Shape<number> => integer(0, 2 ** names.length - 1);
  return {
    turn: turnShape(compiled, seat, seatOrNone),
    players: full(
      object({
        resources: eachOf(resources.map(({ min, max }) => integer(min, max))),
        flags: bits(flags.player),
        out: flag,
      }),
      seats,
    ),
    cards: full(
      object({
        id: cardId,
        definition: integer(0, definitions.length - 1),
        owner: seat,
        controller: seat,
        place: integer(-1, placeCount(compiled) - 1),
        flags: bits(flags.card),
        counters: full(count, counters.length),
        seen: integer(0, everybody(seats)),
        token: flag,
        common: flag,
      }),
      cards,
    ),
    places: full(full(card), placeCount(compiled)),
    flags: bits(flags.match),
    changes: full(changeShape(compiled, card, seat)),
    events: count,
    ended: orNull(object({ winners: full(seat), reason: text })),
    halted: orNull(object({ code: text, item: count, guard: text, limit: count, chain: full(text) })),
    book: object({
      stage: oneOf(STAGES),
      passed: integer(0, seats),
      busy: flag,
      quiet: count,
      uses: full(
        object({
          rule: integer(0, rules.length - 1),
          source: cardOrNothing(cards),
          scope: oneOf(['turn', 'input']),
        }),
      ),
      until: full(
        oneOf(['', 'end_of_turn', 'my_turn', ...phases.flatMap(({ steps }) => steps.map(({ id }) => id))]),
        seats,
      ),
      queue: full(seat),
      regular: seat,
      next: seatOrNone,
      raises: count,
      ending: oneOf(ENDINGS),
      closing: flag,
      verdicts: full(object({ result: oneOf(['win', 'lose', 'draw']), seat: seatOrNone, reason: text })),
    }),
    stack: object<object>({
      effects: full(anItem),
      choices: full(aRecord),
      given: full(object({ choice: text, value: answerShape })),
      effectsMade: count,
      choicesMade: count,
    }),
    random: streamsShape(compiled),
  };
}

/** One value for each of these shapes. */
function eachOf(shapes: readonly Shape<number>[]): Shape<readonly number[]> {
  const expected = `a list of ${shapes.length} numbers`;
  const is = (found: unknown): found is readonly number[] =>
    Array.isArray(found) && found.length === shapes.length && shapes.every((shape, index) => shape.is(found[index]));
  return {
    expected,
    is,
    issues: (found, path) => (is(found) ? [] : [issue(path, 'wrongShape', expected, found ?? null)]),
  };
}

function simple<V>(expected: string, is: (found: unknown) => found is V): Shape<V> {
  return {
    expected,
    is,
    issues: (found, path) => (is(found) ? [] : [issue(path, 'wrongShape', expected, found ?? null)]),
  };
}

const cardId = simple('the id of a card', (found): found is string => typeof found === 'string' && isCardId(found));
const aRecord = simple('a record', isRecord);
/** Its fields are looked at with the rest of the stack in sight, `item-issues.ts`. */
const anItem = aRecord;

function cardOrNothing(cards: number): Shape<number> {
  return simple(
    'a card, or nothing',
    (found): found is number => found === NOTHING || (value.is(found) && found >= 0 && found < cards),
  );
}

function turnShape({ phases }: Compiled, seat: Shape<number>, seatOrNone: Shape<number>): Shape<unknown> {
  const turn = object({ number: count, active: seat, phase: count, step: count, priority: seatOrNone });
  return simple('a turn in one of the steps', (found): found is unknown => {
    if (!turn.is(found)) return false;
    return phases[found.phase]?.steps[found.step] !== undefined;
  });
}

function changeShape(compiled: Compiled, card: Shape<number>, seat: Shape<number>): Shape<unknown> {
  const { attributes, symbols, rules } = compiled;
  const until = oneOf(UNTIL);
  const below = (most: number): Shape<number> => integer(0, most - 1);
  const layers: Readonly<Record<string, Shape<object>>> = {
    set: object({ card, layer: text, what: below(attributes.length), value, until }),
    grant: object({ card, layer: text, what: below(symbols.length), value, until }),
    ability: object({ card, layer: text, what: below(rules.length), value, until }),
    control: object({ card, layer: text, what: value, value: seat, until }),
  };
  const shapeOf: Readonly<Record<string, Shape<object> | undefined>> = {
    ...layers,
    add: layers['set'],
    multiply: layers['set'],
    forbid: layers['grant'],
  };
  return simple('a lasting change of a card', (found): found is unknown => {
    const layer = isRecord(found) ? found['layer'] : undefined;
    return typeof layer === 'string' && Object.hasOwn(shapeOf, layer) && shapeOf[layer]?.is(found) === true;
  });
}

/** Of each stream the kernel has looked at what it holds. */
function streamsShape({ streams }: Compiled): Shape<unknown> {
  return simple(
    `the streams ${streams.join(', ')}`,
    (found): found is unknown =>
      isRecord(found) && streams.every((name) => isRecord(found[name])) && Object.keys(found).length === streams.length,
  );
}
