/** Encounter as a host sees it: two seats, each of which a person or a provider plays. */
import { defineGame, message, NO_SEATS, onlySeat } from '@turnwise/game';
import type { ContentText, Game, GameResult } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { awaited } from './awaited.ts';
import { considered } from './considered.ts';
import { STREAMS } from './dice.ts';
import { draw } from './draw/draw.ts';
import { SHIPPED_ENCOUNTERS } from './encounters/shipped.ts';
import { figuresOf } from './figures.ts';
import { evaluate } from './evaluate.ts';
import { eventTrail } from './event-trail.ts';
import { foretell } from './foretell/foretell.ts';
import { eventLabel } from './labels/event-label.ts';
import { eventLevel } from './labels/event-level.ts';
import { inputLabel } from './labels/input-label.ts';
import { lookUp } from './labels/look-up.ts';
import { who } from './labels/phrases.ts';
import { refusalLabel } from './labels/refusal-label.ts';
import { createLibrary } from './library.ts';
import { messages } from './messages.ts';
import { eventNotation } from './notation/event.ts';
import { inputNotation } from './notation/input.ts';
import { createPosition } from './notation/position.ts';
import { view } from './notation/view.ts';
import { offersOf, seatOf } from './offers.ts';
import { encounterOf, optionShapes, seated } from './options.ts';
import { overShipped } from './parts.ts';
import type { Parts } from './parts.ts';
import { createEncounterRules } from './rules.ts';
import { stageOf } from './stage/stage.ts';
import { startOf } from './start.ts';
import { SIDES } from './words.ts';
import type { EncounterState, EncounterTypes } from './types.ts';
import { determinize } from './views/determinize.ts';
import { viewFor, viewWhole } from './views/seat-view.ts';
import { revealsTo, viewEvent } from './views/view-event.ts';

export const encounter: Game<EncounterTypes> = createEncounterGame();

/**
 * The game with rulesets and providers of one's own over those that ship, which options, documents and positions can name.
 * Tables of one's own are `data` of a document, so that whoever reads it has them.
 */
export function createEncounterGame(own: Partial<Pick<Parts, 'rulesets' | 'providers'>> = {}): Game<EncounterTypes> {
  const parts = overShipped({ rulesets: own.rulesets ?? {}, providers: own.providers ?? {} });
  const library = createLibrary(parts);
  const game: Game<EncounterTypes> = defineGame<EncounterTypes>({
    id: 'encounter',
    version: '1',
    title: 'Encounter',
    summary: 'A party against what it has met: old-school combat, step by step.',
    seats: { min: SIDES.length, max: SIDES.length, names: SIDES },
    streams: STREAMS,
    options: {
      shapes: optionShapes(parts),
      content: { option: 'encounter', shipped: SHIPPED_ENCOUNTERS, about: encounterText },
      seated: (options, people) => seated(options, people, parts),
    },
    rules: createEncounterRules(parts),
    setup: ({ options, random }) => startOf(encounterOf(options, parts), random),
    play: {
      toAct(state) {
        const actor = awaited(state);
        return actor === undefined ? NO_SEATS : onlySeat(seatOf(actor.side));
      },
      offers: (state, by) => offersOf(library, state, by),
      result: resultOf,
      next: (state) => (state.machine.state === 'ENDED' || awaited(state) !== undefined ? undefined : { kind: 'step' }),
      isControl: ({ kind }) => kind === 'abort' || kind === 'fault',
      eventTrail,
      longest: 1_000_000,
      figures: figuresOf,
    },
    sight: {
      view: viewFor,
      viewAll: viewWhole,
      viewEvent,
      revealsTo,
      determinize: (seen, _, chooser, random) => determinize(seen, chooser, random),
    },
    bots: {
      evaluate: (state, by) => evaluate(state, by, library.books(state.setup).content),
      considers: (state, by) => considered(library, state, by),
      search: { exploration: 0.3 },
      // Dice decide much: a few iterations are already far better than one, and hundreds only somewhat better than a few.
      strengths: { easy: 1, medium: 4, hard: 400 },
      recommended: 'search:hard',
    },
    words: {
      messages,
      notation: {
        position: createPosition(parts),
        view,
        event: eventNotation,
        input: inputNotation((input) => game.kernel.inputIssues(input)),
      },
      inputLabel,
      candidateLabel: (_offer, { name }, candidate) =>
        name === 'targets' && typeof candidate === 'string'
          ? message('offer.candidate', { value: who(candidate) })
          : undefined,
      refusalLabel,
      eventLabel,
      eventLevel,
      foretell: (seen) => foretell(library, seen),
      lookUp,
    },
    stage: { draw, ...stageOf(library) },
  });
  return game;
}

function encounterText(document: Json): ContentText {
  const { name, summary } = isRecord(document) ? document : {};
  return {
    title: typeof name === 'string' && name !== '' ? name : 'an encounter of your own',
    ...(typeof summary === 'string' ? { hint: summary } : {}),
  };
}

/** The reason is the outcome. Nobody wins what was broken off. */
function resultOf({ machine: { outcome } }: EncounterState): GameResult | undefined {
  switch (outcome) {
    case null:
      return undefined;
    case 'PARTY_VICTORY':
      return { winners: [seatOf('party')], reason: outcome };
    case 'OPPOSITION_VICTORY':
      return { winners: [seatOf('opposition')], reason: outcome };
    case 'DRAW':
      return { winners: SIDES.map(seatOf), reason: outcome };
    case 'ABORT':
    case 'FAULTED':
      return { winners: [], reason: outcome };
  }
}
