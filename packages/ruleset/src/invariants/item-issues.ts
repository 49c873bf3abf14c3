/** What items of the stack look like: numbers of rules, programs and registers that fit, and cards and seats that are there. */
import type { Seat } from '@turnwise/game';
import { flag, integer, issue, joinPath, object, oneOf, text } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import type { Compiled, Program } from '../compiled/compiled.ts';
import type { EventField } from '../compiled/event-field.ts';
import { LOSE, TOLD } from '../run/stages.ts';
import { TAKEN_WITH } from '../run/taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item, RulesetState } from '../types.ts';
import { full } from './shapes.ts';

export function itemIssues(compiled: Compiled, state: RulesetState): readonly Issue[] {
  const { effects, effectsMade } = state.stack;
  const fits = createFit(compiled, state);
  const ids = new Set<number>();
  return effects.flatMap((item, index) => {
    const isNew = fits(item) && item.id <= effectsMade && !ids.has(item.id);
    if (isNew) ids.add(item.id);
    return isNew ? [] : [issue(joinPath('stack.effects', index), 'invariant', 'an item of these rules', item)];
  });
}

const count = integer(0);
const value = integer();
const anything = {
  expected: 'anything',
  is: (found: unknown): found is unknown => found !== undefined,
  issues: () => [],
};

function createFit(compiled: Compiled, { cards, players, events }: RulesetState): (item: Item) => boolean {
  const isThing = (found: number): boolean =>
    found === NOTHING || (found >= 0 ? found < cards.length : ~found < players.length);
  const thing: Shape<number> = {
    expected: 'a card or a player',
    is: (found): found is number => value.is(found) && isThing(found),
    issues: () => [],
  };
  const whose = integer(0, players.length - 1);
  const secret: Shape<Seat | null> = {
    expected: 'a seat or nothing',
    is: (found): found is Seat | null => found === null || whose.is(found),
    issues: () => [],
  };
  const happening = object({
    kind: integer(0, compiled.events.length - 1),
    id: integer(0, events),
    cause: integer(0, events),
    by: integer(0, compiled.rules.length - 1),
    fields: full(value),
    taken: full(object({ name: text, of: oneOf(TAKEN_WITH), values: full(value), list: flag, secret })),
    prevented: flag,
    batch: count,
  });
  const isHappening = (found: unknown): boolean =>
    happening.is(found) &&
    fieldsFit(compiled, found, cards.length, players.length) &&
    found.taken.every(({ of, values }) => !['cards', 'players', 'mixed'].includes(of) || values.every(isThing));
  const happenings: Shape<unknown> = {
    expected: 'events',
    is: (found): found is unknown => Array.isArray(found) && found.every(isHappening),
    issues: () => [],
  };
  const shape = object<object>({
    kind: oneOf(['item']),
    id: integer(1),
    cause: integer(0, events),
    at: count,
    rounds: count,
    registers: full(full(value)),
    rule: integer(0, compiled.rules.length - 1),
    program: integer(-1, compiled.programs.length - 1),
    self: thing,
    seat: integer(0, players.length - 1),
    player: thing,
    event: anything,
    stage: integer(TOLD, LOSE),
    asked: integer(0, players.length),
    prevented: flag,
    nested: flag,
    fizzled: flag,
    parent: count,
    part: value,
    pending: happenings,
    tried: happenings,
    queue: happenings,
    settled: happenings,
    because: integer(0, events),
    chosen: anything,
    chosenFor: integer(-1, compiled.rules.length - 1),
    it: value,
  });
  return (item) =>
    shape.is(item) &&
    (item.event === null || isHappening(item.event)) &&
    registersFit(compiled.programs[item.program], item, isThing) &&
    isChosen(item.chosen, isThing);
}

/** As many registers as the program has, with things where it holds things, and a place in it. */
function registersFit(
  program: Program | undefined,
  { registers, at }: Item,
  isThing: (value: number) => boolean,
): boolean {
  if (program === undefined) return registers.length === 0 && at === 0;
  return (
    at <= program.code.length &&
    registers.length === program.registers &&
    registers.every((values, register) => program.holds[register] !== 'things' || values.every(isThing))
  );
}

/** Cards, players or numbers of items: what it is hangs on the ability. */
function isChosen(chosen: unknown, isThing: (value: number) => boolean): boolean {
  return (
    Array.isArray(chosen) &&
    chosen.every(
      (values) => values === null || (full(value).is(values) && values.every((one) => one > 0 || isThing(one))),
    )
  );
}

function fieldsFit(compiled: Compiled, { kind, fields }: Happening, cards: number, seats: number): boolean {
  const types = compiled.events[kind]?.fields ?? [];
  return (
    fields.length === types.length &&
    fields.every((found, index) => {
      if (found === NOTHING) return true;
      const { type } = types[index] as EventField;
      switch (type) {
        case 'card':
          return found >= 0 && found < cards;
        case 'player':
          return found < 0 && ~found < seats;
        case 'entity':
          return found >= 0 ? found < cards : ~found < seats;
        case 'zone':
        case 'text':
        case 'symbol':
        case 'kind':
          return found >= 0 && found < compiled.symbols.length;
        case 'number':
        case 'flag':
        case 'item':
        case 'seats':
          return true;
      }
    })
  );
}
