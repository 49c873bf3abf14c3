/** Components as bits. */
import { COMPONENTS } from './types.ts';
import type { Component, Thing } from './types.ts';

const BIT = Object.fromEntries(COMPONENTS.map((name, index) => [name, 1 << index])) as Readonly<
  Record<Component, number>
>;

export function setOf(components: readonly Component[]): number {
  return components.reduce((set, component) => set | BIT[component], 0);
}

export function has(thing: Thing, component: Component): boolean {
  return (thing.components & BIT[component]) !== 0;
}

export function componentsOf(set: number): readonly Component[] {
  return COMPONENTS.filter((component) => (set & BIT[component]) !== 0);
}
