/**
 * `for_each` over players at once: the effects one after the other, each for all players. The question of an effect is put to all of
 * them together; then the effect is done for each in turn order. An `if` parts the players into lanes, which go on side by side. What
 * names mean for a seat is kept in registers that it alone sees.
 */
import { ASKED } from '@turnwise/stack';
import { bindsOf } from '../document/binds-of.ts';
import type { Asking, Branches, Build, TestOf } from './build.ts';
import type { EffectNode, ListNode } from '../nodes.ts';
import { askAtOnce } from '../run/at-once.ts';
import { EMPTY } from '../run/item.ts';
import { countStep } from '../run/steps.ts';
import type { Desk, Item } from '../types.ts';
import { thingOf } from '../schema/operands.ts';
import { group } from '../operators/effects/asking.ts';

/** A register for whoever is at work, and by seat what it is for that one. */
interface Kept {
  readonly register: number;
  readonly bySeat: readonly number[];
}

/** Whether the seat that is at work goes this way. */
type Goes = (desk: Desk, item: Item, seat: number) => boolean;

/** Effects, and those for whom they are done. */
interface Lane {
  readonly effects: readonly EffectNode[];
  readonly goes: Goes;
}

/** One effect of a lane. */
interface Part {
  readonly effect: EffectNode;
  readonly goes: Goes;
}

export interface EachAtOnce {
  readonly in: ListNode;
  readonly as: string;
  readonly do: readonly EffectNode[];
}

export function compileSideBySide(node: EachAtOnce, build: Build): void {
  const { asm } = build;
  const key = `each-${asm.code.length}`;
  const seats = group(build, thingOf(node.in));
  const one = build.bound(node.as, 'things');
  const kept: Kept[] = [];
  asm.step((item, running) => {
    for (const _ of item.registers[seats] as readonly number[]) countStep(running);
  });
  // A loop within that calls its own ones the same is not in the way of this one.
  const names = new Set([...bindsOf(node.do)].filter((name) => name !== node.as));
  const all = new AtOnce(build, seats, one, kept, names, key);
  all.sideBySide([{ effects: node.do, goes: () => true }]);
  // What they are called is known when all is compiled: the functions above look here when they run.
  for (const name of names) kept.push(keptAs(build, name, key));
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

class AtOnce {
  readonly #build: Build;
  /** The register of all players in turn order, and that of the one at work. */
  readonly #seats: number;
  readonly #one: number;
  readonly #kept: readonly Kept[];
  readonly #names: ReadonlySet<string>;
  readonly #key: string;

  constructor(
    build: Build,
    seats: number,
    one: number,
    kept: readonly Kept[],
    names: ReadonlySet<string>,
    key: string,
  ) {
    this.#build = build;
    this.#seats = seats;
    this.#one = one;
    this.#kept = kept;
    this.#names = names;
    this.#key = key;
  }

  /** The first effects of all lanes, then the second. */
  sideBySide(lanes: readonly Lane[]): void {
    const longest = Math.max(0, ...lanes.map(({ effects }) => effects.length));
    for (let at = 0; at < longest; at++)
      this.#round(
        lanes.flatMap(({ effects, goes }) => {
          const effect = effects[at];
          return effect === undefined ? [] : [{ effect, goes }];
        }),
      );
  }

  #round(parts: readonly Part[]): void {
    if (parts.every(({ effect }) => this.#build.branches(effect) === null)) return this.#do(parts);
    const undone: (() => void)[] = [];
    const lanes = parts.flatMap(({ effect, goes }): readonly Lane[] => {
      const node = this.#build.branches(effect);
      if (node === null) return [{ effects: [effect], goes }];
      const { holds, forget } = this.#parted(node, goes);
      undone.push(forget);
      return [
        { effects: node.then, goes: (desk, item, seat) => goes(desk, item, seat) && holds(desk, item, seat) },
        { effects: node.else ?? [], goes: (desk, item, seat) => goes(desk, item, seat) && !holds(desk, item, seat) },
      ];
    });
    this.sideBySide(lanes);
    for (const forget of undone) forget();
  }

  /** Looks at the conditions for all, and keeps for each what it found. */
  #parted(node: Branches, goes: Goes): { readonly holds: Goes; readonly forget: () => void } {
    const { asm } = this.#build;
    const { conditions } = node;
    const test: TestOf = this.#build.test(conditions);
    const bySeat = this.#ways(`if-${asm.code.length}`, conditions);
    asm.step((item, { local }) => {
      for (const seat of item.registers[this.#seats] as readonly number[])
        this.#as(item, seat, () => {
          if (goes(local.desk, item, seat))
            item.registers[bySeat[seat] as number] = test(local.desk, item) ? HOLDS : FAILS;
        });
    });
    return {
      // In a guess at what another seat has, what it found is not known: then it is looked at there.
      holds: (desk, item, seat) =>
        ((item.registers[bySeat[seat] as number] as readonly number[])[0] ?? Number(test(desk, item))) === 1,
      forget: () =>
        asm.step((item) => {
          for (const register of bySeat) item.registers[register] = EMPTY;
        }),
    };
  }

  /** Asks all who are asked at once; then does for each in turn order what is its own. */
  #do(parts: readonly Part[]): void {
    const { asm } = this.#build;
    const doing = parts.map((part) => ({ ...part, ...this.#question(part) }));
    if (doing.some(({ question }) => question !== null)) this.#askAll(doing);
    const rest = this.#build.bound(`rest-${asm.code.length}`, 'plain');
    asm.step((item, { local }) => {
      item.registers[rest] = this.#concerned(local.desk, item, parts);
    });
    const start = asm.here();
    const end = asm.label();
    asm.unless((item) => (item.registers[rest] as readonly number[]).length > 0, end);
    asm.step((item) => this.#take(item, first(item, rest)));
    for (const one of doing)
      if (doing.length === 1) this.#doOne(one, rest);
      else
        asm.branch(
          (item, { local }) => one.goes(local.desk, item, first(item, rest)),
          () => this.#doOne(one, rest),
        );
    asm.step((item) => {
      const [seat = 0, ...left] = item.registers[rest] as readonly number[];
      this.#keep(item, seat);
      item.registers[rest] = left;
      for (const { question } of doing) if (question !== null) item.registers[question.register] = EMPTY;
    });
    asm.jump(start);
    asm.place(end);
  }

  #doOne({ effect, question, bySeat }: Doing, rest: number): void {
    const { asm } = this.#build;
    if (question === null) return this.#build.effects([effect]);
    asm.step((item) => {
      const own = bySeat[first(item, rest)] as number;
      item.registers[question.register] = item.registers[own] as readonly number[];
      item.registers[own] = EMPTY;
    });
    question.then();
  }

  /** What it draws for its question is drawn only where it concerns somebody. */
  #question({ effect, goes }: Part): Pick<Doing, 'question' | 'bySeat'> {
    const { asm } = this.#build;
    const end = asm.label();
    if (this.#build.draws(effect))
      asm.unless((item, { local }) => this.#concerned(local.desk, item, [{ goes }]).length > 0, end);
    const question = this.#build.asking(effect);
    asm.place(end);
    if (question === null) return { question, bySeat: [] };
    const key = `${this.#key}-${asm.code.length}`;
    const { seats } = this.#build.compiled;
    return {
      question,
      bySeat: Array.from({ length: seats }, (_, seat) => this.#build.boundFor(question.name, key, seat)),
    };
  }

  #askAll(doing: readonly Doing[]): void {
    const asking = doing.filter(({ question }) => question !== null);
    this.#build.asm.step((item, running) => {
      const all = this.#concerned(running.local.desk, item, asking);
      const ways = all.map((seat) =>
        this.#as(item, seat, () => asking.find(({ goes }) => goes(running.local.desk, item, seat)) as Doing),
      );
      const parts = askAtOnce(running, all, (asker, seat) => {
        const { seat: asked, ask } = (ways[all.indexOf(seat)] as Doing).question as Asking;
        return this.#as(item, seat, () => {
          const by = asked(asker.local.desk, item);
          return by < 0 ? EMPTY : ask(item, asker, by);
        });
      });
      if (parts === 'asked') return ASKED;
      all.forEach((seat, index) => {
        item.registers[(ways[index] as Doing).bySeat[seat] as number] = parts[index] as readonly number[];
      });
      return undefined;
    });
  }

  /** Those who go one of these ways, in turn order. */
  #concerned(desk: Desk, item: Item, ways: readonly { readonly goes: Goes }[]): readonly number[] {
    return (item.registers[this.#seats] as readonly number[]).filter((seat) =>
      this.#as(item, seat, () => ways.some(({ goes }) => goes(desk, item, seat))),
    );
  }

  /** Which way each seat goes: open, unless it tells of hidden cards, or of what the seat has answered. */
  #ways(name: string, conditions: unknown): readonly number[] {
    const build = this.#build;
    const isOwn = speaksOf(conditions, this.#names);
    if (isOwn) build.bound(name, 'plain');
    return Array.from({ length: build.compiled.seats }, (_, seat) =>
      isOwn ? build.boundFor(name, this.#key, seat) : build.bound(`${name}-${seat}`, 'plain', conditions),
    );
  }

  /** With the names of this seat. */
  #as<V>(item: Item, seat: number, look: () => V): V {
    this.#take(item, seat);
    const seen = look();
    this.#keep(item, seat);
    return seen;
  }

  #take(item: Item, seat: number): void {
    item.registers[this.#one] = [~seat];
    for (const { register, bySeat } of this.#kept)
      item.registers[register] = item.registers[bySeat[seat] as number] as readonly number[];
  }

  #keep(item: Item, seat: number): void {
    item.registers[this.#one] = EMPTY;
    for (const { register, bySeat } of this.#kept) {
      item.registers[bySeat[seat] as number] = item.registers[register] as readonly number[];
      item.registers[register] = EMPTY;
    }
  }
}

interface Doing extends Part {
  readonly question: Asking | null;
  /** By seat what came of the question. */
  readonly bySeat: readonly number[];
}

/** The seat that is at work. */
function first(item: Item, rest: number): number {
  return (item.registers[rest] as readonly number[])[0] ?? 0;
}

/** Whether conditions speak of one of these names. */
function speaksOf(conditions: unknown, names: ReadonlySet<string>): boolean {
  const text = JSON.stringify(conditions);
  return [...names].some((name) => new RegExp(String.raw`"(?:bound\.)?${name}[".]`, 'u').test(text));
}

const HOLDS: readonly number[] = Object.freeze([1]);
const FAILS: readonly number[] = Object.freeze([0]);
