/** A small ruleset for tests of operators: its one action `go` does what a test wants to see done. */
import type { Json, JsonRecord } from '@turnwise/kernel';

export interface SandboxRequest {
  /** What `go` does. */
  readonly effects?: readonly JsonRecord[];
  /** What `go` is aimed at. */
  readonly targets?: readonly JsonRecord[];
  /** More of the action `go`. */
  readonly action?: JsonRecord & { readonly id?: string };
  /** More sections: lists go behind those of the sandbox, the rest in their place. */
  readonly ruleset?: JsonRecord;
}

export function sandboxRuleset({ effects = [], targets = [], action = {}, ruleset = {} }: SandboxRequest): Json {
  const go = { id: 'go', timing: 'instant', targets, effects, ...action };
  const document: Record<string, unknown> = { ...SANDBOX, actions: [go] };
  for (const [section, more] of Object.entries(ruleset)) {
    const usual = document[section];
    document[section] = Array.isArray(usual) && Array.isArray(more) ? [...usual, ...more] : more;
  }
  return document as Json;
}

const SANDBOX: JsonRecord = {
  schema: 1,
  id: 'sandbox',
  version: '1.0.0',
  name: 'Sandbox',
  players: { min: 2, max: 3 },
  zones: [
    { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
    { id: 'hand', owner: 'player', visibility: 'owner' },
    { id: 'battlefield', owner: 'player', visibility: 'public' },
    { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
    { id: 'pool', owner: 'shared', visibility: 'public', ordered: true },
    { id: 'vault', owner: 'player', visibility: 'public', capacity: 1 },
  ],
  resources: [
    { id: 'mana', start: 3, min: 0, max: 10 },
    { id: 'health', start: 20, max: 20 },
    { id: 'score', start: 0 },
  ],
  attributes: ['power', 'toughness'],
  counters: ['damage', 'growth'],
  flags: [
    'tapped',
    'summoned_this_turn',
    'marked',
    { id: 'shown', on: 'player' },
    { id: 'stormy', on: 'match' },
    { id: 'answer', on: 'match' },
  ],
  keywords: ['flying'],
  cards: [
    { id: 'fox', types: ['creature'], cost: 2, attributes: { power: 2, toughness: 3 }, keywords: ['flying'] },
    { id: 'wall', types: ['creature'], cost: 1, attributes: { power: 0, toughness: 5 } },
    { id: 'drum', types: ['relic'], cost: 2 },
  ],
  turnStructure: {
    phases: [
      { id: 'main', steps: [{ id: 'act' }, { id: 'rest' }] },
      { id: 'close', steps: [{ id: 'tidy' }] },
    ],
    priorityWindows: [{ phase: 'main', step: 'act' }],
  },
};
