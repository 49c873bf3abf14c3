/** A probe of every limit that answers with a code, by the name of its table. */
import { ENCOUNTER_PROBES, UNSEEN_PROBES } from './probes/content.ts';
import { ANSWER_PROBES, DOCUMENT_PROBES } from './probes/documents.ts';
import { GAME_PROBES, INPUT_PROBES, MATCH_PROBES } from './probes/match.ts';
import { KERNEL_PROBES } from './probes/kernel.ts';
import type { Probe } from './probes/probe.ts';
import { PROTOCOL_PROBES } from './probes/protocol.ts';
import { BUDGET_PROBES, RULESET_PROBES } from './probes/ruleset.ts';
import { SCENARIO_PROBES } from './probes/scenario.ts';
import { TABLE_PROBES } from './probes/table.ts';
import { STACK_PROBES } from './probes/stack.ts';

export const PROBES: Readonly<Record<string, Readonly<Record<string, Probe>>>> = {
  INPUT_LIMITS: INPUT_PROBES,
  KERNEL_LIMITS: { ...KERNEL_PROBES, ...BUDGET_PROBES },
  STACK_LIMITS: STACK_PROBES,
  RULESET_LIMITS: RULESET_PROBES,
  MATCH_LIMITS: MATCH_PROBES,
  DOCUMENT_LIMITS: DOCUMENT_PROBES,
  ANSWER_LIMITS: ANSWER_PROBES,
  SCENARIO_LIMITS: SCENARIO_PROBES,
  ENCOUNTER_LIMITS: ENCOUNTER_PROBES,
  UNSEEN_LIMITS: UNSEEN_PROBES,
  GAME_LIMITS: GAME_PROBES,
  PROTOCOL_LIMITS: PROTOCOL_PROBES,
  TABLE_LIMITS: TABLE_PROBES,
};
