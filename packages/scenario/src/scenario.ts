/** A scenario as it is in memory: the file's own keys, and the text that it was read from. */
import type { z } from 'zod';
import type { scenarioSchema } from './schema.ts';

type Written = z.infer<typeof scenarioSchema>;

export interface Scenario extends Omit<Written, 'steps'> {
  readonly steps: readonly ScenarioStep[];
  /** Where it was read from, so that every report about it has a line. */
  readonly source?: ScenarioSource;
}

export interface ScenarioSource {
  /** The file's name, as people know it. */
  readonly name?: string;
  /** Its document, or the whole file if that holds no other. */
  readonly text: string;
  /** The line of the file on which the text begins, from 1. */
  readonly line: number;
}

export type ScenarioStep = NonNullable<Written['steps']>[number];
/** After the last step. */
export type Expectation = NonNullable<Written['expect']>;
/** After a step. */
export type StepExpectation = NonNullable<ScenarioStep['expect']>;

/** What a step can do; it does exactly one of these. */
export const VERBS = ['input', 'answer', 'undo', 'redo', 'preview'] as const;
export type Verb = (typeof VERBS)[number];

export function verbsOf(step: Readonly<Record<string, unknown>>): readonly Verb[] {
  return VERBS.filter((verb) => step[verb] !== undefined);
}

/** Whether system inputs advance by themselves after this step. */
export function advances(scenario: Pick<Scenario, 'advance'>, step?: Pick<ScenarioStep, 'advance'>): boolean {
  return step?.advance ?? scenario.advance ?? true;
}
