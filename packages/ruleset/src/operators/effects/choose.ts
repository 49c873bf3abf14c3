import { z } from 'zod';
import type { Asking, Build, TestOf } from '../../compile/build.ts';
import { askOption } from '../../run/ask.ts';
import { EMPTY } from '../../run/item.ts';
import { timed } from '../../run/timed.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { askGroup, askOne, group, setPlayer } from './asking.ts';

const schema = ({ conditions, effects, id, thing, timeOut, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('choose'),
      player: thing.optional(),
      modes: z
        .array(z.strictObject({ id, name: z.string().optional(), conditions: conditions.optional(), effects }))
        .min(1),
      amount: value.optional(),
      count: value.optional(),
      simultaneous: z.boolean().optional(),
      timeOut: timeOut.optional(),
    })
    .apply(atMostOne('amount', 'count'));

type ChooseNode = z.infer<ReturnType<typeof schema>>;

export const choose = defineEffect({
  op: 'choose',
  about: {
    text: 'The player chooses `amount` of the modes (one by default) whose conditions hold, and their effects run in order. If there is no such mode, nothing happens. With `simultaneous`, all seats that `player` names (`players` by default) are asked at once, without seeing the other answers; then what each chose runs in turn order, with `player` for the seat that chose.',
    example: {
      op: 'choose',
      modes: [
        { id: 'heal', effects: [{ op: 'heal', target: { ref: 'controller' }, amount: 3 }] },
        { id: 'draw', effects: [{ op: 'draw' }] },
      ],
    },
  },
  schema,
  modes: ({ modes }) => modes,
  check(node, checking) {
    checking.asks();
    checking.player('player', node.player);
    checking.count('amount', node.amount);
    checking.count('count', node.count);
    checking.noDuplicates('modes', node.modes);
    checking.timeOut(node.timeOut, {
      of: 'modes',
      ids: node.modes.map(({ id }) => id),
      amount: checking.constant(amountOf(node) ?? 1),
    });
    node.modes.forEach((mode, index) => {
      const inner = checking.at('modes', index);
      inner.conditions('conditions', mode.conditions);
      inner.effects('effects', mode.effects, 'perhaps');
    });
  },
  compile(node, build) {
    const question = questionOf(node, build);
    if (node.simultaneous === true) runAtOnce(build, node, question);
    else askOne(build, question);
  },
  asking(node, build) {
    return node.simultaneous === true ? null : questionOf(node, build);
  },
});

/** What was taken is kept as the numbers of the modes, which run in the order of the document. */
function questionOf(node: ChooseNode, build: Build): Asking {
  const { asm, compiled } = build;
  const amount = build.number(amountOf(node), 1);
  const tests = node.modes.map(({ conditions }) => build.test(conditions));
  const ids = node.modes.map(({ id }) => id);
  const name = `modes-${asm.code.length}`;
  const register = build.bound(name, 'plain');
  return {
    seat: build.seat(node.player),
    name,
    register,
    ask(item, asker, seat) {
      const { desk } = asker.local;
      const offered = ids.filter((_, mode) => (tests[mode] as TestOf)(desk, item));
      const chosen = askOption(compiled, timed(asker, node.timeOut), item, seat, offered, amount(desk, item));
      return chosen === 'asked' ? chosen : chosen.map((id) => ids.indexOf(id));
    },
    then() {
      for (const [mode, { effects }] of node.modes.entries())
        asm.branch(
          (item) => (item.registers[register] as readonly number[]).includes(mode),
          () => build.effects(effects),
        );
    },
  };
}

/** For each seat in turn order what it chose, with `player` for that seat. */
function runAtOnce(build: Build, node: ChooseNode, { name, register, ask, then }: Asking): void {
  const { asm, compiled } = build;
  const seats = group(build, node.player);
  const key = `chosen-${asm.code.length}`;
  const parts = Array.from({ length: compiled.seats }, (_, seat) => build.boundFor(name, key, seat));
  const before = build.bound(`player-${asm.code.length}`, 'things');
  const rest = build.bound(`rest-${asm.code.length}`, 'plain');
  askGroup(build, seats, ask, (item, taken, all) => {
    all.forEach((seat, index) => (item.registers[parts[seat] as number] = taken[index] as readonly number[]));
    item.registers[before] = [item.player];
    item.registers[rest] = all;
  });
  const start = asm.here();
  const end = asm.label();
  asm.unless((item) => (item.registers[rest] as readonly number[]).length > 0, end);
  asm.step((item) => {
    const [seat = 0, ...left] = item.registers[rest] as readonly number[];
    item.registers[register] = item.registers[parts[seat] as number] as readonly number[];
    item.registers[parts[seat] as number] = EMPTY;
    item.registers[rest] = left;
    setPlayer(item, ~seat);
  });
  then();
  asm.jump(start);
  asm.place(end);
  asm.step((item) => {
    item.registers[register] = EMPTY;
    setPlayer(item, (item.registers[before] as readonly number[])[0] ?? item.player);
  });
}
