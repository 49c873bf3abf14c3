/**
 * What lies on the stack, the top first: `{ id, rule, seat, self, event: { kind, …payload }, stage, at, registers, … }`. The names of
 * cards, seats, rules and words stand for their numbers, and what is as usual is left out.
 */
import { nameOf, seat } from '@turnwise/game';
import type { Table } from '@turnwise/game';
import { isRecord, joinPath } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { eventAt } from '../compiled/at.ts';
import type { Compiled, Program } from '../compiled/compiled.ts';
import type { EventField } from '../compiled/event-field.ts';
import { copyItem } from '../run/item.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Happening, Item } from '../types.ts';
import { unlessEmpty } from './cards.ts';
import type { Reading } from './reading.ts';
import { readRule, ruleName } from './rule-names.ts';
import { readTaken, writeTaken } from './taken.ts';
import { readThing, writeThing } from './things.ts';

/** Numbers that are left out where they are as usual. */
const NUMBERS = ['asked', 'cause', 'parent', 'part', 'at', 'rounds', 'stage'] as const;
const FLAGS = ['prevented', 'nested', 'fizzled'] as const;
const KEYS = [
  'id',
  'rule',
  'seat',
  'self',
  'player',
  'event',
  'because',
  'program',
  'registers',
  'pending',
  'tried',
  'queue',
  'settled',
  'chosen',
  'chosenFor',
  ...NUMBERS,
  ...FLAGS,
] as const;

export function writeItem(compiled: Compiled, item: Item, cards: readonly CardState[], table: Table): Json {
  const thing = (value: number): Json => writeThing(value, cards, table);
  const happening = (event: Happening): Json => writeHappening(compiled, event, thing);
  const things = (values: readonly number[], areThings: boolean): Json => (areThings ? values.map(thing) : values);
  const holds = compiled.programs[item.program]?.holds ?? [];
  const rule = compiled.rules[item.rule];
  return {
    id: item.id,
    rule: ruleName(compiled, item.rule),
    seat: nameOf(table, item.seat),
    ...(item.self === NOTHING ? {} : { self: thing(item.self) }),
    ...(item.player === ~item.seat ? {} : { player: thing(item.player) }),
    ...(item.event === null ? {} : { event: happening(item.event) }),
    ...numbersOf(item, NUMBERS),
    ...Object.fromEntries(FLAGS.flatMap((key) => (item[key] ? [[key, true]] : []))),
    ...unlessUsual('because', item.because, item.cause),
    ...unlessUsual('program', item.program, rule?.program ?? -1),
    ...(item.registers.every((values) => values.length === 0)
      ? {}
      : { registers: item.registers.map((values, register) => things(values, holds[register] === 'things')) }),
    ...unlessEmpty('pending', item.pending.map(happening)),
    ...unlessEmpty('tried', item.tried.map(happening)),
    ...unlessEmpty('queue', item.queue.map(happening)),
    ...unlessEmpty('settled', item.settled.map(happening)),
    ...unlessEmpty(
      'chosen',
      item.chosen.map((values, target) => (values === null ? null : things(values, areCards(compiled, item, target)))),
    ),
    ...(item.chosenFor < 0 ? {} : { chosenFor: ruleName(compiled, item.chosenFor) }),
  };
}

/** Whether a target of the ability that came with the input is cards or players, and not items of the stack. */
function areCards({ rules }: Compiled, { chosenFor }: Pick<Item, 'chosenFor'>, target: number): boolean {
  return rules[chosenFor]?.targets[target]?.of !== 'items';
}

export function readItem(
  value: unknown,
  path: string,
  compiled: Compiled,
  numbers: ReadonlyMap<string, number>,
  reading: Reading,
): Item {
  const given = reading.fields(value, path, KEYS);
  const at = (key: (typeof KEYS)[number]): string => joinPath(path, key);
  const count = (key: (typeof KEYS)[number], usual = 0): number => reading.integer(given[key], at(key), usual);
  const thing = (one: unknown, where: string): number => readThing(one, where, numbers, reading);
  const happening = (one: unknown, where: string): Happening => readHappening(one, where, compiled, thing, reading);
  const happenings = (key: 'pending' | 'tried' | 'queue' | 'settled'): Happening[] =>
    reading.list(given[key], at(key), 'a list of events').map((one, index) => happening(one, joinPath(at(key), index)));
  const rule = readRule(given['rule'], at('rule'), compiled, reading);
  const program = count('program', compiled.rules[rule]?.program ?? -1);
  const by = reading.seat(given['seat'], at('seat')) ?? seat(0);
  const chosenFor =
    given['chosenFor'] === undefined ? -1 : readRule(given['chosenFor'], at('chosenFor'), compiled, reading);
  const cause = count('cause');
  const values = (one: unknown, where: string, areThings: boolean): readonly number[] =>
    reading
      .list(one, where, 'a list')
      .map((each, index) =>
        areThings ? thing(each, joinPath(where, index)) : reading.integer(each, joinPath(where, index), 0),
      );
  const flag = (key: (typeof FLAGS)[number]): boolean => reading.flag(given[key], at(key));
  const item: Item = {
    kind: 'item',
    id: count('id'),
    cause,
    at: reading.integer(given['at'], at('at'), 0, 0, compiled.programs[program]?.code.length ?? 0),
    rounds: count('rounds'),
    registers: readRegisters(given['registers'], at('registers'), compiled.programs[program], values, reading),
    rule: Math.max(rule, 0),
    program,
    self: thing(given['self'], at('self')),
    seat: by,
    player: given['player'] === undefined ? ~by : thing(given['player'], at('player')),
    event: given['event'] === undefined ? null : happening(given['event'], at('event')),
    stage: count('stage'),
    asked: count('asked'),
    prevented: flag('prevented'),
    nested: flag('nested'),
    fizzled: flag('fizzled'),
    parent: count('parent'),
    part: count('part'),
    pending: happenings('pending'),
    tried: happenings('tried'),
    queue: happenings('queue'),
    settled: happenings('settled'),
    because: count('because', cause),
    chosen: reading
      .list(given['chosen'], at('chosen'), 'a list of targets')
      .map((one, target) =>
        one === null ? null : values(one, joinPath(at('chosen'), target), areCards(compiled, { chosenFor }, target)),
      ),
    chosenFor,
    it: NOTHING,
  };
  // Through the copy, so that all items have one hidden class.
  return copyItem(item);
}

function readRegisters(
  value: unknown,
  path: string,
  program: Program | undefined,
  values: (one: unknown, where: string, areThings: boolean) => readonly number[],
  reading: Reading,
): (readonly number[])[] {
  const { registers = 0, holds = [] } = program ?? {};
  const given = reading.list(value, path, 'a list of registers');
  if (given.length > registers) reading.wrong(path, 'tooManyRegisters', `${registers} registers`, given.length);
  return Array.from({ length: registers }, (_, register) =>
    values(given[register], joinPath(path, register), holds[register] === 'things'),
  );
}

/** Keys of an event that are not its payload's. */
const HEAD = ['kind', 'id', 'cause', 'by', 'prevented', 'batch', 'payload', 'taken'] as const;

function writeHappening(compiled: Compiled, event: Happening, thing: (value: number) => Json): Json {
  const { id, fields } = eventAt(compiled, event.kind);
  return {
    kind: id,
    ...numbersOf(event, ['id', 'cause', 'batch']),
    by: ruleName(compiled, event.by),
    ...(event.prevented ? { prevented: true } : {}),
    payload: Object.fromEntries(
      event.fields.map((value, index) => {
        const field = fields[index] as EventField;
        return [field.name, writeField(compiled, value, field, thing)];
      }),
    ),
    ...unlessEmpty(
      'taken',
      event.taken.map((one) => writeTaken(compiled, one, thing)),
    ),
  };
}

function writeField({ symbols }: Compiled, value: number, { type }: EventField, thing: (value: number) => Json): Json {
  if (value === NOTHING) return null;
  if (type === 'card' || type === 'entity' || type === 'player') return thing(value);
  return isWord(type) ? (symbols[value] as string) : value;
}

function isWord(type: EventField['type']): boolean {
  return type === 'zone' || type === 'text' || type === 'symbol' || type === 'kind';
}

function readHappening(
  value: unknown,
  path: string,
  compiled: Compiled,
  thing: (value: unknown, path: string) => number,
  reading: Reading,
): Happening {
  const given = reading.fields(value, path, HEAD);
  const kinds = compiled.events.map(({ id }) => id);
  const kind = compiled.events[reading.word(given['kind'], joinPath(path, 'kind'), kinds, 'Event')];
  const payload = isRecord(given['payload']) ? given['payload'] : {};
  const fields = (kind?.fields ?? []).flatMap((field) => {
    if (!Object.hasOwn(payload, field.name)) return [];
    const where = joinPath(joinPath(path, 'payload'), field.name);
    return [readField(payload[field.name], where, field, compiled, thing, reading)];
  });
  return {
    kind: kind?.number ?? 0,
    id: reading.integer(given['id'], joinPath(path, 'id'), 0, 0),
    cause: reading.integer(given['cause'], joinPath(path, 'cause'), 0, 0),
    by: Math.max(0, readRule(given['by'], joinPath(path, 'by'), compiled, reading)),
    fields,
    taken: reading
      .list(given['taken'], joinPath(path, 'taken'), 'a list of what the action was taken with')
      .map((one, index) => readTaken(one, joinPath(joinPath(path, 'taken'), index), compiled, thing, reading)),
    prevented: reading.flag(given['prevented'], joinPath(path, 'prevented')),
    batch: reading.integer(given['batch'], joinPath(path, 'batch'), 0, 0),
  };
}

function readField(
  value: unknown,
  path: string,
  { type }: EventField,
  { symbols }: Compiled,
  thing: (value: unknown, path: string) => number,
  reading: Reading,
): number {
  if (value === null) return NOTHING;
  if (type === 'card' || type === 'entity' || type === 'player') return thing(value, path);
  return isWord(type) ? reading.word(value, path, symbols, 'Word') : reading.integer(value, path, 0);
}

/** Those that are not 0. */
function numbersOf<K extends string>(record: Readonly<Record<K, number>>, keys: readonly K[]): Record<string, Json> {
  return Object.fromEntries(keys.flatMap((key) => (record[key] === 0 ? [] : [[key, record[key]]])));
}

function unlessUsual(key: string, value: number, usual: number): Record<string, Json> {
  return value === usual ? {} : { [key]: value };
}
