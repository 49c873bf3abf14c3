/** Who knows more than the zones tell: `known: { CARD: [seats] }`, or `everybody`, for cards in hands, score piles and decks. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { issue, joinPath } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { bitOf, everybody, SPECTATORS } from '../apply/knowledge.ts';
import { cardName, readCard, readList, readRecord, readSeat } from './names.ts';

const EVERYBODY = 'everybody';

/** Only cards of which somebody knows more than by default. */
export function formatKnown(known: readonly number[], usual: readonly number[], table: Table): Record<string, Json> {
  const entries = known.flatMap((set, card) => {
    const more = set & ~(usual[card] ?? 0);
    if (card === 0 || more === 0) return [];
    const seats = table.names.flatMap((_, seat) =>
      (more & bitOf(seat as Seat)) === 0 ? [] : [nameOf(table, seat as Seat)],
    );
    return [[cardName(card), (set & SPECTATORS) === 0 ? seats : EVERYBODY] as const];
  });
  return entries.length === 0 ? {} : { known: Object.fromEntries(entries) };
}

/** Adds to what is known by default. */
export function readKnown(value: unknown, known: number[], table: Table, issues: Issue[]): void {
  const given = readRecord(value, 'known', 'seats by card, such as { CARD: [NAME] }', issues);
  for (const [name, who] of Object.entries(given)) {
    const path = joinPath('known', name);
    const card = readCard(name, path, issues);
    if (card === 0) continue;
    if (who === EVERYBODY) known[card] = everybody(table.names.length);
    else if (typeof who === 'string') issues.push(issue(path, 'wrongShape', `a list of seats, or ${EVERYBODY}`, who));
    else
      for (const [index, seat] of readList(who, path, 'a list of seats', issues).entries()) {
        const found = readSeat(seat, joinPath(path, index), table, issues);
        if (found !== undefined) known[card] = (known[card] as number) | bitOf(found);
      }
  }
}
