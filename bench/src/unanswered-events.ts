/**
 * A made-up ruleset in which events happen that nothing answers, while so many reactions, or so many cards in play with an
 * ability each, answer other kinds. All else is the same for every number: kinds of event, action, turns.
 */
import { seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { compiledFor, createRulesetGame } from '@turnwise/ruleset';
import type { RulesetInput, RulesetTypes } from '@turnwise/ruleset';
import type { Play } from './content-games.ts';
import type { Contender } from './interleave.ts';
import { seededPlays } from './ruleset-games.ts';

export type Answering = 'reactions' | 'abilities';

/** Does the same input over and over in one state, in fast mode; a unit is an event. */
export function unansweredEvents(count: number, as: Answering): Contender {
  const game = createRulesetGame({ compiled: compiledFor(documentWith(count, as)) });
  const { kernel } = game;
  const state = kernel.clone((seededPlays(game, 1)[0] as Play<RulesetTypes>).start);
  const step = (input: RulesetInput): void => {
    const stopped = kernel.step(state, input);
    if (stopped !== undefined) throw new Error(`${input.kind} was stopped: ${JSON.stringify(stopped)}`);
  };
  step({ kind: 'begin' });
  return (times) => {
    const before = state.events;
    for (let i = 0; i < times; i++) step(GO);
    const events = state.events - before;
    if (events < times * 3 * ROUNDS) throw new Error(`${events} events in ${times} inputs`);
    return events;
  };
}

/** Of three events each, which together leave nothing behind but a higher count of events. */
const ROUNDS = 300;

/** Each is answered by as many. */
const OTHER_KINDS = 10;

const GO: RulesetInput = { kind: 'action', seat: seat(0), action: 'go', targets: {}, params: {} };

function documentWith(count: number, as: Answering): Json {
  const answers = Array.from({ length: count }, (_, index) => ({
    when: { event: `other_${index % OTHER_KINDS}` },
    effects: [{ op: 'gain_resource', resource: 'answers', amount: 1 }],
  }));
  return {
    schema: 1,
    id: `unanswered_${as}_${count}`,
    version: '1.0.0',
    name: `Events beside ${count} ${as}`,
    players: { min: 2, max: 2 },
    zones: [{ id: 'table', owner: 'shared', visibility: 'public', role: 'play', cards: 'all' }],
    resources: [
      { id: 'score', start: 0 },
      { id: 'answers', start: 0 },
    ],
    events: ['tick', ...Array.from({ length: OTHER_KINDS }, (_, index) => `other_${index}`)].map((id) => ({ id })),
    turnStructure: {
      phases: [{ id: 'main', steps: [{ id: 'act' }] }],
      priorityWindows: [{ phase: 'main', step: 'act', who: 'active' }],
    },
    actions: [{ id: 'go', timing: 'instant', effects: [{ op: 'repeat', times: ROUNDS, do: UNANSWERED }] }],
    ...(as === 'reactions'
      ? { reactions: answers.map((answer, index) => ({ id: `answer_${index}`, ...answer })) }
      : {
          cards: answers.map((answer, index) => ({
            id: `card_${index}`,
            abilities: [{ id: 'answer', kind: 'triggered', ...answer }],
          })),
        }),
  };
}

const UNANSWERED = [
  { op: 'gain_resource', resource: 'score', amount: 1 },
  { op: 'emit', event: 'tick' },
  { op: 'lose_resource', resource: 'score', amount: 1 },
];
