/** Innovation as a host sees it. */
import { defineGame, SPECTATOR } from '@turnwise/game';
import type { Game } from '@turnwise/game';
import { oneOf, optional } from '@turnwise/kernel';
import { openChoices } from '@turnwise/stack';
import { everybody } from './apply/knowledge.ts';
import { draw } from './draw/draw.ts';
import { evaluate } from './evaluate.ts';
import { cards } from './study.ts';
import { choiceLabel, eventLabel, eventLevel, inputLabel, lookUp, MESSAGES, refusalLabel } from './messages.ts';
import { notation } from './notation/notation.ts';
import { offers, sample, toAct } from './offers.ts';
import { rules } from './rules.ts';
import { cue } from './scene/cue.ts';
import { meant } from './scene/meant.ts';
import { scene } from './scene/scene.ts';
import { things } from './scene/things.ts';
import { DECKS, setup } from './setup.ts';
import type { Innovation } from './types.ts';
import { determinize } from './view/determinize.ts';
import { viewChoice } from './view/view-choice.ts';
import { view } from './view/view.ts';
import { revealsTo } from './view/reveals-to.ts';
import { viewEvent } from './view/view-event.ts';
import { eventTrail } from './event-trail.ts';

export const innovation: Game<Innovation> = defineGame<Innovation>({
  id: 'innovation',
  version: '2',
  title: 'Innovation',
  summary: 'Build a civilisation of 105 cards through ten ages, and claim the achievements first.',
  seats: { min: 2, max: 4, suggested: ['A', 'B', 'C', 'D'] },
  streams: [DECKS],
  options: {
    shapes: { edition: optional(oneOf([1, 3])) },
  },
  rules,
  setup,
  play: {
    simultaneous: true,
    toAct,
    offers,
    result: ({ ended, players }) =>
      ended === null
        ? undefined
        : { winners: ended.winners, reason: ended.reason, scores: players.map(({ points }) => points) },
    choices: (state) => openChoices(state.stack),
    sample,
    eventTrail,
  },
  sight: {
    view,
    viewAll: (state) => view({ ...state, known: state.known.map(() => everybody(state.players.length)) }, SPECTATOR),
    viewEvent,
    viewChoice,
    revealsTo,
    determinize,
  },
  words: {
    messages: MESSAGES,
    notation,
    inputLabel,
    eventLabel,
    eventLevel,
    choiceLabel,
    refusalLabel,
    lookUp,
  },
  bots: {
    evaluate,
    recommended: 'search:medium',
    // One input changes the evaluation little, so that much exploration would try all of them alike.
    search: { exploration: 0.1, prior: 1, playout: 8, worlds: 50 },
    strengths: { easy: 15, medium: 200, hard: 2000 },
  },
  study: { cards },
  stage: {
    draw,
    scene,
    things,
    meant,
    cue,
  },
});
