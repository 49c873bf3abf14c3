/**
 * How often each card of Innovation was at work in a run, by its events: its dogma taken as an action, an effect of it
 * shared by an opponent, its demand made of a target, its effects executed by another card.
 */
import { ALL_CARDS } from '@turnwise/innovation';
import type { Card, InnovationEvent } from '@turnwise/innovation';

export const USES = ['executed', 'shared', 'demanded', 'nested'] as const;
export type Use = (typeof USES)[number];

/** By use, then by card id; place 0 is nobody's. */
export type CardCounts = Readonly<Record<Use, readonly number[]>>;

export class CardCounter {
  readonly #counts: Record<Use, number[]>;

  constructor() {
    const none = (): number[] => Array.from({ length: ALL_CARDS.length + 1 }, () => 0);
    this.#counts = { executed: none(), shared: none(), demanded: none(), nested: none() };
  }

  /** Events of other kinds count nothing. */
  count(event: InnovationEvent): void {
    const use = useOf(event);
    if (use === undefined) return;
    const { card } = event as { readonly card: number };
    const row = this.#counts[use];
    row[card] = (row[card] ?? 0) + 1;
  }

  add(other: CardCounts): void {
    for (const use of USES) other[use].forEach((times, card) => void (this.#counts[use][card]! += times));
  }

  get counts(): CardCounts {
    return this.#counts;
  }
}

function useOf(event: InnovationEvent): Use | undefined {
  switch (event.kind) {
    case 'dogma':
      return 'executed';
    case 'demandStart':
      return 'demanded';
    case 'effectStart':
      return event.as === 'own' ? undefined : event.as;
    default:
      return undefined;
  }
}

/** What every card must come to in a run of enough games: nobody can share a demand, and not every card makes one. */
export function isDue(card: Card, use: Use): boolean {
  switch (use) {
    case 'executed':
      return true;
    case 'shared':
      return card.effects.some(({ kind }) => kind === 'shared');
    case 'demanded':
      return card.effects.some(({ kind }) => kind === 'demand');
    // The few cards that execute others leave most to chance.
    case 'nested':
      return false;
  }
}

/** What is due and never happened: `Archery was never demanded`. */
export function missing(counts: CardCounts): readonly string[] {
  return ALL_CARDS.flatMap((card) =>
    USES.filter((use) => isDue(card, use) && counts[use][card.id] === 0).map((use) => `${card.name} was never ${use}`),
  );
}

/** One row per card; of each use a column per run, whose names are given. A dot stands for what cannot be. */
export function formatCardCounts(runs: readonly { readonly name: string; readonly counts: CardCounts }[]): string {
  const width = Math.max(...ALL_CARDS.map(({ name }) => name.length));
  const lead = (id: string, name: string, age: string): string =>
    `${id.padStart(3)} ${name.padEnd(width)} ${age.padStart(3)}`;
  const group = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(CELL)).join('');
  const head = [
    `${lead('', '', '')}${USES.map((use) => `  ${use.padStart(group(runs.map(() => '')).length)}`).join('')}`,
    `${lead('', 'card', 'age')}${USES.map(() => `  ${group(runs.map(({ name }) => name))}`).join('')}`,
  ];
  const rows = ALL_CARDS.map((card) => {
    const cells = USES.map((use) => group(runs.map(({ counts }) => cellOf(card, use, counts))));
    return `${lead(String(card.id), card.name, String(card.age))}${cells.map((cell) => `  ${cell}`).join('')}`;
  });
  return [...head, ...rows].join('\n');
}

const CELL = 8;

function cellOf(card: Card, use: Use, counts: CardCounts): string {
  const times = counts[use][card.id] ?? 0;
  if (times > 0) return String(times);
  return use === 'nested' || isDue(card, use) ? '0' : '·';
}
