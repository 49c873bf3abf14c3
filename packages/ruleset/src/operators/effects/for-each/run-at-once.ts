/**
 * `for_each` over players at once: the effects one after the other, each for all players. The question of an effect is put to all of
 * them together; then the effect is done for each in turn order. What names mean for a seat is kept in registers that it alone sees.
 */
import { ASKED } from '@turnwise/stack';
import { bindsOf } from '../../../binds-of.ts';
import type { Asking, Build } from '../../../compile/build.ts';
import type { EffectNode } from '../../../nodes.ts';
import { askAtOnce } from '../../../run/at-once.ts';
import { EMPTY } from '../../../run/item.ts';
import { countStep } from '../../../run/steps.ts';
import type { Item } from '../../../types.ts';
import { thingOf } from '../../../schema/operands.ts';
import { group } from '../asking.ts';
import type { ForEachNode } from './schema.ts';

/** A register for whoever is at work, and by seat what it is for that one. */
interface Kept {
  readonly register: number;
  readonly bySeat: readonly number[];
}

export function runAtOnce(node: ForEachNode, build: Build): void {
  const { asm } = build;
  const key = `each-${asm.code.length}`;
  const seats = group(build, thingOf(node.in));
  const one = build.bound(node.as, 'things');
  const kept: Kept[] = [];
  const take = (item: Item, seat: number): void => {
    item.registers[one] = [~seat];
    for (const { register, bySeat } of kept)
      item.registers[register] = item.registers[bySeat[seat] as number] as readonly number[];
  };
  const keep = (item: Item, seat: number): void => {
    item.registers[one] = EMPTY;
    for (const { register, bySeat } of kept) {
      item.registers[bySeat[seat] as number] = item.registers[register] as readonly number[];
      item.registers[register] = EMPTY;
    }
  };
  asm.step((item, running) => {
    for (const _ of item.registers[seats] as readonly number[]) countStep(running);
  });
  for (const effect of node.do) doForAll(effect, build, seats, key, take, keep);
  // What they are called is known when all is compiled: the functions above look here when they run.
  for (const name of bindsOf(node.do)) kept.push(keptAs(build, name, key));
  asm.step((item) => {
    for (const { bySeat } of kept) for (const register of bySeat) item.registers[register] = EMPTY;
  });
}

function keptAs(build: Build, name: string, key: string): Kept {
  const { compiled } = build;
  return {
    register: build.bound(name, build.holds(name)),
    bySeat: Array.from({ length: compiled.seats }, (_, seat) => build.boundFor(name, key, seat)),
  };
}

function doForAll(
  effect: EffectNode,
  build: Build,
  seats: number,
  key: string,
  take: (item: Item, seat: number) => void,
  keep: (item: Item, seat: number) => void,
): void {
  const { asm, compiled } = build;
  const at = asm.code.length;
  const question = build.asking(effect);
  const bySeat =
    question === null
      ? []
      : Array.from({ length: compiled.seats }, (_, seat) => build.boundFor(question.name, `${key}-${at}`, seat));
  if (question !== null) askAll(build, question, seats, bySeat, take, keep);
  const rest = build.bound(`rest-${at}`, 'plain');
  asm.step((item) => {
    item.registers[rest] = item.registers[seats] as readonly number[];
  });
  const start = asm.here();
  const end = asm.label();
  asm.unless((item) => (item.registers[rest] as readonly number[]).length > 0, end);
  asm.step((item) => {
    const [seat = 0] = item.registers[rest] as readonly number[];
    take(item, seat);
    if (question === null) return;
    item.registers[question.register] = item.registers[bySeat[seat] as number] as readonly number[];
    item.registers[bySeat[seat] as number] = EMPTY;
  });
  if (question === null) build.effects([effect]);
  else question.then();
  asm.step((item) => {
    const [seat = 0, ...left] = item.registers[rest] as readonly number[];
    keep(item, seat);
    item.registers[rest] = left;
    if (question !== null) item.registers[question.register] = EMPTY;
  });
  asm.jump(start);
  asm.place(end);
}

function askAll(
  { asm }: Build,
  { seat: asked, ask }: Asking,
  seats: number,
  bySeat: readonly number[],
  take: (item: Item, seat: number) => void,
  keep: (item: Item, seat: number) => void,
): void {
  asm.step((item, running) => {
    const all = item.registers[seats] as readonly number[];
    const parts = askAtOnce(running, all, (asker, seat) => {
      take(item, seat);
      const by = asked(asker.state, item);
      const part = by < 0 ? EMPTY : ask(item, asker, by);
      keep(item, seat);
      return part;
    });
    if (parts === 'asked') return ASKED;
    all.forEach((seat, index) => (item.registers[bySeat[seat] as number] = parts[index] as readonly number[]));
    return undefined;
  });
}
