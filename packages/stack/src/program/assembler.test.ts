// Control flow: each program writes the letters that it passes into a register as numbers, and draws a card for each.
import { createKernel } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { doing, sent } from '../testing/play.ts';
import { A, toyGame, toyState } from '../testing/toy.ts';
import { ToyAssembler } from '../testing/toy-programs.ts';
import type { Toy, ToyProgramEffect } from '../testing/toy-types.ts';

type Frame = ToyProgramEffect;

/** Runs what is written with `pass`, and gives what was passed in order. */
function passed(write: (asm: ToyAssembler, pass: (what: (frame: Frame) => string) => void) => void): string {
  const asm = new ToyAssembler();
  const trail: string[] = [];
  write(asm, (what) =>
    asm.step((frame, run) => {
      trail.push(what(frame));
      run.take({ kind: 'draw', seat: frame.seat, cause: frame.id });
    }),
  );
  const { rules } = toyGame({ programs: [{ code: asm.code, registers: asm.registers }] });
  const kernel = createKernel<Toy>(rules, { development: true });
  const { state } = sent(kernel, toyState(0), doing({ do: 'program', program: 0, seat: A }));
  expect(state.hands[A]).toHaveLength(trail.length);
  return trail.join('');
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** The number in a register that holds one, 0 before. */
const valueOf = (frame: Frame, register: number): number => frame.registers[register]?.[0] ?? 0;

describe('the assembler', () => {
  test.each([
    [yes, 'abd'],
    [no, 'acd'],
  ])('branches one way or the other', (test_, trail) => {
    expect(
      passed((asm, pass) => {
        pass(() => 'a');
        asm.branch(
          test_,
          () => pass(() => 'b'),
          () => pass(() => 'c'),
        );
        pass(() => 'd');
      }),
    ).toBe(trail);
  });

  test.each([
    [yes, 'abc'],
    [no, 'ac'],
  ])('branches around', (test_, trail) => {
    expect(
      passed((asm, pass) => {
        pass(() => 'a');
        asm.branch(test_, () => pass(() => 'b'));
        pass(() => 'c');
      }),
    ).toBe(trail);
  });

  test.each([
    [0, 'ab'],
    [1, 'aab'],
    [3, 'aaaab'],
  ])('loops once and %i times more', (more, trail) => {
    expect(
      passed((asm, pass) => {
        const count = asm.register('count');
        asm.loop(
          () => pass(() => 'a'),
          (frame) => {
            frame.registers[count] = [valueOf(frame, count) + 1];
            return valueOf(frame, count) <= more;
          },
        );
        pass(() => 'b');
      }),
    ).toBe(trail);
  });

  test.each([
    [[], '.'],
    [[7], '7.'],
    [[3, 1, 2], '312.'],
  ])('goes through the list %j in order', (items, trail) => {
    expect(
      passed((asm, pass) => {
        const item = asm.register('item');
        asm.forEach(
          () => items,
          item,
          () => pass((frame) => String(valueOf(frame, item))),
        );
        pass(() => '.');
      }),
    ).toBe(trail);
  });

  test('reads a list once, so that what the body changes does not matter', () => {
    expect(
      passed((asm, pass) => {
        const list = asm.register('list');
        const item = asm.register('item');
        asm.step((frame) => {
          frame.registers[list] = [1, 2, 3];
        });
        asm.forEach(
          (frame) => frame.registers[list] ?? [],
          item,
          () => {
            pass((frame) => String(valueOf(frame, item)));
            asm.step((frame) => {
              frame.registers[list] = [9];
            });
          },
        );
      }),
    ).toBe('123');
  });

  test('keeps loops in loops apart', () => {
    expect(
      passed((asm, pass) => {
        const outer = asm.register('outer');
        const inner = asm.register('inner');
        asm.forEach(
          () => [1, 2],
          outer,
          () => {
            asm.forEach(
              (frame) => [valueOf(frame, outer), 5],
              inner,
              () =>
                asm.branch(
                  (frame) => valueOf(frame, inner) === 5,
                  () => pass(() => '-'),
                  () => pass((frame) => `${valueOf(frame, outer)}${valueOf(frame, inner)}`),
                ),
            );
            pass(() => '.');
          },
        );
      }),
    ).toBe('11-.22-.');
  });

  test('jumps to labels placed before and after', () => {
    expect(
      passed((asm, pass) => {
        const end = asm.label();
        const count = asm.register('count');
        const start = asm.here();
        asm.unless((frame) => valueOf(frame, count) < 2, end);
        pass(() => 'a');
        asm.step((frame) => {
          frame.registers[count] = [valueOf(frame, count) + 1];
        });
        asm.jump(start);
        pass(() => 'never');
        asm.place(end);
        pass(() => 'b');
      }),
    ).toBe('aab');
  });

  test('gives each name one register, in the order of naming', () => {
    const asm = new ToyAssembler();
    expect([asm.register('a'), asm.register('b'), asm.register('a'), asm.register('c')]).toEqual([0, 1, 0, 2]);
    expect(asm.registers).toEqual(['a', 'b', 'c']);
  });
});
