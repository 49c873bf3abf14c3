/** The table of a game: its own, if there is one under `tables/<game>/Table.svelte`, otherwise the one that draws any scene. */
import type { Component } from 'svelte';
import type { TableProps } from './table-props.ts';

type Loaded = { readonly default: Component<TableProps> };

const OWN = import.meta.glob<Loaded>('./tables/*/Table.svelte');

export async function tableOf(game: string): Promise<Component<TableProps>> {
  const own = hasOwnTable(game) ? OWN[`./tables/${game}/Table.svelte`]! : generic;
  return (await own()).default;
}

export function hasOwnTable(game: string): boolean {
  return Object.hasOwn(OWN, `./tables/${game}/Table.svelte`);
}

function generic(): Promise<Loaded> {
  return import('./GenericTable.svelte');
}
