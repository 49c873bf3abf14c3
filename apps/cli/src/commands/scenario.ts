/** `turnwise scenario run|record`: scenarios as files. */
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { registerScenarioRecord } from './scenario-record.ts';
import { registerScenarioRun } from './scenario-run.ts';

export function registerScenario(program: Command, context: Context): void {
  const scenario = program.command('scenario').description('run scenarios, or record one');
  registerScenarioRun(scenario, context);
  registerScenarioRecord(scenario, context);
}
