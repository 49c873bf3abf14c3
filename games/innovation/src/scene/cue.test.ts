// How events are shown.
import { allSeats, seat, SPECTATOR } from '@turnwise/game';
import type { Cue } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { idOf } from '../cards/catalogue.ts';
import { innovation } from '../game.ts';
import { at, someGames } from '../testing/words-of-play.ts';
import type { InnovationEvent, InnovationInput, InnovationState } from '../types.ts';
import { cue } from './cue.ts';
import { scene } from './scene.ts';

const ANN = seat(0);
const BEN = seat(1);
const card = (name: string): string => `card:${idOf(name)}`;

/** What is shown to a seat of what an input leads to, of the kinds that are asked for. */
function cues(state: InnovationState, input: InnovationInput, kind: string, viewer = BEN): (Cue | undefined)[] {
  const made = innovation.kernel.dispatch(state, input);
  if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
  const view = innovation.view(made.value.state, viewer);
  return eventsOf(made.value.outcome.frame)
    .filter((event) => event.kind === kind)
    .map((event) => cue(innovation.viewEvent(event, viewer) ?? event, view));
}

const begun = at({
  players: {
    ann: {
      board: { red: { cards: ['Archery'] }, yellow: { cards: ['Fermenting'] }, purple: { cards: ['Code of Laws'] } },
      hand: ['Oars'],
      score: ['Coal'],
    },
    ben: { hand: ['Canning'] },
  },
});

test('a card that is drawn comes from its deck, known to the one who drew it', () => {
  const draw = { kind: 'draw', seat: ANN } as const;
  const top = begun.decks[2]?.at(-1) as number;
  expect(cues(begun, draw, 'drew', ANN)).toEqual([{ things: [`card:${top}`], from: 'supply:2', to: 'hand:0' }]);
  expect(cues(begun, draw, 'drew')).toEqual([{ things: ['hand:0:2:0'], from: 'supply:2', to: 'hand:0' }]);
});

test('a card that is melded goes onto its pile', () => {
  expect(cues(begun, { kind: 'meld', seat: ANN, card: idOf('Oars') }, 'melded')).toEqual([
    { things: [card('Oars')], from: 'hand:0', to: 'pile:0:red' },
  ]);
});

test('what a card does comes from that card', () => {
  const use = { kind: 'dogma', seat: ANN, card: idOf('Archery') } as const;
  expect(cues(begun, use, 'dogma')).toEqual([{ things: [card('Archery')], tone: 'own' }]);
  expect(cues(begun, use, 'demandStart')).toEqual([{ things: ['player:1'], source: card('Archery'), tone: 'danger' }]);
  expect(cues(begun, use, 'transferred', ANN)).toEqual([
    { things: [card('Canning')], from: 'hand:1', to: 'hand:0', source: card('Archery') },
  ]);
});

test('an achievement goes to the one who claims it', () => {
  expect(cues(begun, { kind: 'achieve', seat: ANN, age: 1 }, 'achieved')).toEqual([
    { things: ['achievement:0'], from: 'achievements', to: 'achievements:0', tone: 'goal' },
  ]);
});

test('in random play cards move between places that are there', () => {
  const met = new Set<string>();
  let before: readonly InnovationEvent[] = [];
  for (const { state, table, events } of someGames()) {
    const happened = before;
    before = events;
    if (!happened.some(({ kind }) => !met.has(kind))) continue;
    for (const viewer of [SPECTATOR, ...allSeats(table.names.length)]) {
      const view = innovation.view(state, viewer);
      const places = new Set(scene(view, table, viewer).places.map(({ id }) => id));
      for (const event of happened) {
        const shown = cue(innovation.viewEvent(event, viewer) ?? event, view);
        for (const end of [shown?.from, shown?.to]) if (end !== undefined) expect(places.has(end), end).toBe(true);
      }
    }
    for (const { kind } of happened) met.add(kind);
  }
  for (const kind of ['drew', 'tucked', 'scored', 'returned', 'splayed', 'exchanged']) expect([...met]).toContain(kind);
});
