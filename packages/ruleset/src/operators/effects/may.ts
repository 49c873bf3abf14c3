import { z } from 'zod';
import { askYesNo } from '../../run/ask.ts';
import { timed } from '../../run/timed.ts';
import { exactlyOne } from '../../schema/operands.ts';
import { question } from './asking.ts';

export const may = question({
  op: 'may',
  about: {
    text: 'Asks the player (`controller` if none is named) whether to run the effects; if not, `else` runs.',
    example: { op: 'may', do: [{ op: 'draw' }] },
  },
  schema: ({ effects, thing, timeOut }) =>
    z
      .strictObject({
        op: z.literal('may'),
        player: thing.optional(),
        effects: effects.optional(),
        do: effects.optional(),
        else: effects.optional(),
        timeOut: timeOut.optional(),
      })
      .apply(exactlyOne('effects', 'do')),
  check(node, checking) {
    checking.asks();
    checking.player('player', node.player);
    checking.timeOut(node.timeOut, { of: 'yesNo' });
    checking.effects('effects', node.effects, 'perhaps');
    checking.effects('do', node.do, 'perhaps');
    checking.effects('else', node.else, 'perhaps');
  },
  asking(node, build) {
    const { asm, compiled } = build;
    const name = `may-${asm.code.length}`;
    const register = build.bound(name, 'plain');
    return {
      seat: build.seat(node.player),
      name,
      register,
      ask(item, asker, seat) {
        const answer = askYesNo(compiled, timed(asker, node.timeOut), item, seat);
        return answer === 'asked' ? answer : answer ? YES : NO;
      },
      then: () =>
        asm.branch(
          (item) => (item.registers[register] as readonly number[]).length > 0,
          () => build.effects(node.effects ?? node.do),
          node.else === undefined ? undefined : () => build.effects(node.else),
        ),
    };
  },
});

const NO: readonly number[] = Object.freeze([]);

const YES: readonly number[] = Object.freeze([1]);
