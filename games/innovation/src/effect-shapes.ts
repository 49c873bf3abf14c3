/** What effects on the stack look like, for what comes from outside: saves and written positions. */
import type { Seat } from '@turnwise/game';
import { flag, integer, isRecord, issue, list, object, oneOf, text } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { CARD_COUNT, NAME } from './cards/catalogue.ts';
import { PROGRAMS, programsOf } from './compile/programs.ts';
import type { Edition, InnovationEffect } from './types.ts';

const count = integer(0);
const card = integer(1, CARD_COUNT);
const seat = integer(0, 3);

const EFFECTS: Readonly<Record<InnovationEffect['kind'], Shape<object>>> = {
  opening: object({ kind: oneOf(['opening']), id: count, cause: count }),
  execution: object({ kind: oneOf(['execution']), id: count, cause: count, card, seat, effect: count }),
  dogma: object({
    kind: oneOf(['dogma']),
    id: count,
    cause: count,
    card,
    seat,
    sharers: list(seat),
    targets: list(seat),
    effect: count,
    place: count,
    sharing: flag,
    changed: flag,
    demanded: count,
    returned: list(count),
    broken: flag,
  }),
  program: object({
    kind: oneOf(['program']),
    id: count,
    cause: count,
    source: text,
    card,
    program: count,
    seat,
    activator: seat,
    demand: flag,
    nested: flag,
    at: count,
    rounds: count,
    registers: list(list(integer(0, CARD_COUNT))),
  }),
};

export const EFFECT: Shape<object> = {
  expected: 'an effect of the stack',
  is: (value): value is object => isRecord(value) && shapeOf(value)?.is(value) === true,
  issues: (value, path) =>
    (isRecord(value) ? shapeOf(value)?.issues(value, path) : undefined) ?? [
      issue(path, 'wrongShape', EFFECT.expected, value ?? null),
    ],
};

function shapeOf(value: Readonly<Record<string, unknown>>): Shape<object> | undefined {
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(EFFECTS, kind) ? EFFECTS[kind as keyof typeof EFFECTS] : undefined;
}

/**
 * What a shape cannot tell: that what remains is of this table and edition, and that each effect lies above one that pushes
 * such an effect: the opening alone; or a dogma, a program, and then in turn the execution of a card and its program.
 */
export function misfit(effects: readonly InnovationEffect[], seats: number, edition: Edition): Issue | undefined {
  const isAlone = effects.length === 1 && effects[0]?.kind === 'opening';
  const wrong = effects.findIndex(
    (effect, index) => (effect.kind !== kindAt(index) && !isAlone) || !fitsTable(effect, seats, edition),
  );
  if (wrong < 0) return undefined;
  const expected = 'an effect of this table and edition, above its cause';
  return issue(`stack.effects[${wrong}]`, 'wrongShape', expected, effects[wrong]);
}

function kindAt(index: number): InnovationEffect['kind'] {
  return index === 0 ? 'dogma' : index % 2 === 1 ? 'program' : 'execution';
}

/** Seats at the table, and a program of that card with a place and registers of its own. */
function fitsTable(effect: InnovationEffect, seats: number, edition: Edition): boolean {
  const seated = (one: Seat): boolean => one < seats;
  switch (effect.kind) {
    case 'opening':
      return true;
    case 'execution':
      return seated(effect.seat);
    case 'dogma':
      return [effect.seat, ...effect.sharers, ...effect.targets].every(seated) && effect.returned.length === seats;
    case 'program': {
      const program = PROGRAMS[effect.program];
      return (
        program !== undefined &&
        programsOf(edition, effect.card).includes(program) &&
        effect.source === NAME[effect.card] &&
        effect.demand === program.demand &&
        effect.at <= program.code.length &&
        effect.registers.length === program.registers.length &&
        effect.registers.every((cards, register) => program.holdsCards[register] !== true || !cards.includes(0)) &&
        seated(effect.seat) &&
        seated(effect.activator)
      );
    }
  }
}
