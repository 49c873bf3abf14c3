/** The parts of a document that have the right shape, with their places, so that one broken card does not hide what is wrong with the others. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Ruleset, StepNode, WindowNode } from '../nodes.ts';
import { under } from './path.ts';
import type { Path } from './path.ts';

export interface Part<T> {
  readonly path: Path | null;
  readonly node: T;
}

const LISTS = [
  'zones',
  'resources',
  'attributes',
  'counters',
  'flags',
  'keywords',
  'cards',
  'abilities',
  'decks',
  'events',
  'actions',
  'reactions',
  'victory',
  'manipulation',
] as const;
type ListKey = (typeof LISTS)[number];

export type Parts = { readonly [K in ListKey]: readonly Part<NonNullable<Ruleset[K]>[number]>[] } & {
  readonly setup: Part<NonNullable<Ruleset['setup']>> | undefined;
  readonly players: Part<Ruleset['players']> | undefined;
  readonly ui: Part<NonNullable<Ruleset['ui']>> | undefined;
  readonly bots: Part<NonNullable<Ruleset['bots']>> | undefined;
  readonly guards: Part<NonNullable<Ruleset['guards']>> | undefined;
  readonly phases: readonly Part<{ readonly id: string; readonly steps: readonly StepNode[] }>[];
  readonly windows: readonly Part<WindowNode>[];
};

/** `broken` are the paths of what has not the right shape. */
export function soundParts(document: Json, broken: readonly (readonly PropertyKey[])[]): Parts {
  const faults = new Set(broken.flatMap((path) => path.map((_, last) => keyOf(path.slice(0, last + 1)))));
  const whole = new Set(broken.map(keyOf));
  const value = (path: readonly (string | number)[]): unknown =>
    path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[String(key)] : undefined), document);

  const one = (key: string): Part<never> | undefined => {
    const node = value([key]);
    return node === undefined || faults.has(keyOf([key])) ? undefined : { path: under(null, key), node: node as never };
  };
  const several = (...path: readonly string[]): readonly Part<never>[] => {
    const list = value(path);
    if (!Array.isArray(list) || whole.has(keyOf(path))) return [];
    const up = under(null, ...path);
    const parts = list.map((node: unknown, index) => ({ path: under(up, index), node: node as never }));
    return faults.size === 0 ? parts : parts.filter((_, index) => !faults.has(keyOf([...path, index])));
  };
  const lists = Object.fromEntries(LISTS.map((key) => [key, several(key)])) as unknown as Pick<Parts, ListKey>;
  return {
    ...lists,
    setup: one('setup'),
    players: one('players'),
    ui: one('ui'),
    bots: one('bots'),
    guards: one('guards'),
    phases: several('turnStructure', 'phases'),
    windows: several('turnStructure', 'priorityWindows'),
  };
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('\n');
}
