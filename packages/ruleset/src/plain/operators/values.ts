/** Computed values. */
import type { Plain } from '../plain.ts';
import { Violation, inRange } from '../violation.ts';
import type { NodeOf, PlainValues } from './typed.ts';

export const VALUES: PlainValues = {
  abs({ of }, here) {
    return Math.abs(here.number(of));
  },

  add({ of }, here) {
    return of.reduce<number>((sum, one) => inRange(sum + here.number(one)), 0);
  },

  at({ of, index }, here) {
    return here.things(of)[here.number(index)] ?? null;
  },

  count({ of }, here) {
    return here.things(of).length;
  },

  /** Rounds towards zero. */
  divide({ of: [dividend, divisor] }, here) {
    const by = here.number(divisor);
    if (by === 0) throw new Violation('divisionByZero');
    return inRange(Math.trunc(here.number(dividend) / by) + 0);
  },

  first({ of }, here) {
    return here.things(of)[0] ?? null;
  },

  highest({ of, value }, here) {
    const values = here.things(of).map((it) => here.within({ it }).value(value));
    const numbers = values.filter((one) => typeof one === 'number');
    return numbers.length === 0 ? null : Math.max(...numbers);
  },

  index_of({ of, item }, here) {
    const wanted = here.thing(item);
    return wanted === null ? -1 : here.things(of).indexOf(wanted);
  },

  lowest({ of, value }, here) {
    const values = here.things(of).map((it) => here.within({ it }).value(value));
    const numbers = values.filter((one) => typeof one === 'number');
    return numbers.length === 0 ? null : Math.min(...numbers);
  },

  max({ of }, here) {
    return Math.max(...of.map((one) => here.number(one)));
  },

  min({ of }, here) {
    return Math.min(...of.map((one) => here.number(one)));
  },

  /** The result has the sign of the divisor. */
  modulo({ of: [dividend, divisor] }, here) {
    const by = here.number(divisor);
    if (by === 0) throw new Violation('divisionByZero');
    const rest = here.number(dividend) % by;
    return inRange((rest !== 0 && rest < 0 !== by < 0 ? rest + by : rest) + 0);
  },

  multiply({ of }, here) {
    return of.reduce<number>((product, one) => inRange(product * here.number(one)), 1);
  },

  negate({ of }, here) {
    return inRange(0 - here.number(of));
  },

  /** Drawn once for each time that its effect is done. */
  random(node, here) {
    const drawn = here.scope.drawn.get(node) ?? draw(node, here);
    here.scope.drawn.set(node, drawn);
    return drawn;
  },

  subtract({ from, take }, here) {
    return inRange(here.number(from) - here.number(take));
  },

  sum({ of, value }, here) {
    return here.things(of).reduce<number>((sum, it) => inRange(sum + here.within({ it }).number(value)), 0);
  },

  when({ conditions, then, else: otherwise }, here) {
    return here.value(here.test(conditions) ? then : otherwise);
  },
};

function draw({ from, to, stream = 'random' }: NodeOf<'random'>, here: Plain): number {
  const first = here.number(from);
  const faces = here.number(to) - first + 1;
  if (faces < 1 || faces > 0x1_0000_0000) throw new Violation('noFaces');
  // From 1 on it is a die, whose faces a script may name.
  return here.chance(stream, (reader) => (first === 1 ? reader.die(faces) : first + reader.below(faces)));
}
