/** What hostile rulesets have in common: a small game, and looks inside of looks. */
import type { Json } from '@turnwise/kernel';

export type Node = { readonly [key: string]: Json };

export interface Hostile {
  readonly name: string;
  readonly document: Json;
}

export const ALL = { zone: ['deck', 'hand', 'battlefield', 'graveyard'] };
export const TRUE = { op: 'compare', left: 1, is: '=', right: 1 };
export const HUGE_GUARDS = {
  stackDepth: 9e15,
  reactionsPerEvent: 9e15,
  iterationsPerEffect: 9e15,
  stepsPerInput: 9e15,
};
export const it = (property: string): Node => ({ ref: `it.${property}` });
export const score = (amount: Json): Node => ({ op: 'set_resource', resource: 'score', amount });

/** A game of two with so many cards each, an action `go`, and whatever else is said. */
export function game(name: string, cards: number, more: Readonly<Record<string, unknown>>, go: Node = {}): Hostile {
  const document = {
    schema: 1,
    id: 'hostile',
    version: '1.0.0',
    name,
    players: { min: 2, max: 2 },
    zones: [
      { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
      { id: 'hand', owner: 'player', visibility: 'owner' },
      {
        id: 'battlefield',
        owner: 'player',
        visibility: 'public',
        cards: [{ card: 'fox', count: Math.min(40, cards) }],
      },
      { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
    ],
    resources: [
      { id: 'score', start: 1 },
      { id: 'health', start: 20 },
    ],
    attributes: ['power'],
    counters: ['damage'],
    flags: ['tapped'],
    cards: [{ id: 'fox', types: ['creature'], cost: 1, attributes: { power: 2 } }],
    decks: [{ id: 'usual', cards: [{ card: 'fox', count: cards }] }],
    turnStructure: {
      phases: [{ id: 'main', steps: [{ id: 'act' }] }],
      priorityWindows: [{ phase: 'main', step: 'act' }],
    },
    actions: [{ id: 'go', timing: 'instant', effects: [], ...go }],
    ...more,
  };
  return { name, document };
}

export const doing = (name: string, cards: number, ...effects: readonly Json[]): Hostile =>
  game(name, cards, { guards: HUGE_GUARDS }, { effects: effects });

export const sums = (levels: number): Json => (levels === 0 ? 1 : { op: 'sum', of: ALL, value: sums(levels - 1) });
export const existing = (levels: number): Node => ({
  op: 'exists',
  selector: {
    ...ALL,
    where: [
      levels === 0
        ? { op: 'compare', left: it('power'), is: '>', right: 90 }
        : { op: 'not', condition: existing(levels - 1) },
    ],
  },
});
