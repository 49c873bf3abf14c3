/** The games with secrets that are compared over the wire, and how often. */
import type { Json } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';

export interface WirePlay {
  readonly id: string;
  readonly pairs: number;
  /** Rough seconds for a pair. */
  readonly seconds: number;
  /** Each piece has the next of them. */
  readonly options: readonly Json[];
}

const MANUAL = { party: 'manual', opposition: 'manual' };

export const WIRE_PLAYS: readonly WirePlay[] = [
  { id: 'innovation', pairs: 400, seconds: 0.5, options: [{}, {}, { edition: 1 }] },
  { id: 'duel', pairs: 300, seconds: 0.7, options: [{}] },
  { id: 'whist', pairs: 300, seconds: 0.7, options: [{}] },
  {
    id: 'encounter',
    pairs: 300,
    seconds: 0.7,
    options: shipped('encounter').map((one) => ({ ...one, control: MANUAL })),
  },
  { id: 'ruleset', pairs: 200, seconds: 0.7, options: [{}] },
  { id: 'rock-paper-scissors', pairs: 200, seconds: 0.2, options: [{}] },
];

function shipped(id: string): readonly Readonly<Record<string, Json>>[] {
  const { option, shipped: all } = registry.get(id)?.content ?? { option: '', shipped: [] };
  return all.map((one) => ({ [option]: one.id }));
}
