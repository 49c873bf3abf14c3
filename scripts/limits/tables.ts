/** The tables of limits of all packages, in the order of the page. */
import { ENCOUNTER_LIMITS } from '@turnwise/encounter';
import { GAME_LIMITS } from '@turnwise/game';
import { ANSWER_LIMITS, DOCUMENT_LIMITS, KERNEL_LIMITS } from '@turnwise/kernel';
import type { LimitTable } from '@turnwise/kernel';
import { INPUT_LIMITS, MATCH_LIMITS } from '@turnwise/match';
import { PROTOCOL_LIMITS } from '@turnwise/protocol';
import { RULESET_LIMITS } from '@turnwise/ruleset';
import { SCENARIO_LIMITS } from '@turnwise/scenario';
import { STACK_LIMITS } from '@turnwise/stack';
import { TABLE_LIMITS } from '@turnwise/table';
import { UNSEEN_LIMITS } from '@turnwise/unseen';

export interface Chapter {
  readonly title: string;
  /** The table's name in the code, and its file. */
  readonly name: string;
  readonly file: string;
  readonly about: string;
  readonly table: LimitTable;
}

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Inputs',
    name: 'INPUT_LIMITS',
    file: 'packages/match/src/limits.ts',
    about: 'The size of one input, of a seat or of the system.',
    table: INPUT_LIMITS,
  },
  {
    title: 'One dispatch',
    name: 'KERNEL_LIMITS',
    file: 'packages/kernel/src/limits.ts',
    about: 'What one input may use, including everything that the rules do because of it.',
    table: KERNEL_LIMITS,
  },
  {
    title: 'The effect stack',
    name: 'STACK_LIMITS',
    file: 'packages/stack/src/guards.ts',
    about: 'Games in TypeScript that play on the effect stack; only a runaway effect reaches these.',
    table: STACK_LIMITS,
  },
  {
    title: 'Rulesets',
    name: 'RULESET_LIMITS',
    file: 'packages/ruleset/src/limits.ts',
    about: 'A game given as data: the size of its document, and what a match played by it may do.',
    table: RULESET_LIMITS,
  },
  {
    title: 'Matches',
    name: 'MATCH_LIMITS',
    file: 'packages/match/src/limits.ts',
    about: 'What one call does, and what a match keeps.',
    table: MATCH_LIMITS,
  },
  {
    title: 'Documents',
    name: 'DOCUMENT_LIMITS',
    file: 'packages/kernel/src/limits.ts',
    about: 'The size of a document that is read, checked or played: options, a position, a saved match.',
    table: DOCUMENT_LIMITS,
  },
  {
    title: 'Texts and scenarios',
    name: 'SCENARIO_LIMITS',
    file: 'packages/scenario/src/limits.ts',
    about: 'Files that are read, and what a scenario may hold.',
    table: SCENARIO_LIMITS,
  },
  {
    title: 'Encounters',
    name: 'ENCOUNTER_LIMITS',
    file: 'games/encounter/src/limits.ts',
    about: 'What an encounter may hold, wherever it comes from.',
    table: ENCOUNTER_LIMITS,
  },
  {
    title: 'Levels of Unseen',
    name: 'UNSEEN_LIMITS',
    file: 'games/unseen/src/limits.ts',
    about: 'What a level or a position may hold.',
    table: UNSEEN_LIMITS,
  },
  {
    title: 'Messages to a server',
    name: 'PROTOCOL_LIMITS',
    file: 'packages/protocol/src/limits.ts',
    about: 'What clients send over the network, and what one answer holds.',
    table: PROTOCOL_LIMITS,
  },
  {
    title: 'Matches on a server',
    name: 'TABLE_LIMITS',
    file: 'packages/table/src/limits.ts',
    about:
      'How long a match may become. The rates, shares and times of a server are in [its own table](security.md#how-much-one-caller-may-ask-for).',
    table: TABLE_LIMITS,
  },
  {
    title: 'Answers',
    name: 'ANSWER_LIMITS',
    file: 'packages/kernel/src/limits.ts',
    about: 'How much an answer says. Nothing large that was sent comes back whole.',
    table: ANSWER_LIMITS,
  },
  {
    title: 'Names and suggestions',
    name: 'GAME_LIMITS',
    file: 'packages/game/src/limits.ts',
    about: 'Names of seats, and the work for "did you mean" suggestions.',
    table: GAME_LIMITS,
  },
];
