/** `turnwise level check|solve|make|list`: the levels of Unseen as files. */
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { registerLevelCheck } from './level/check.ts';
import { registerLevelList } from './level/list.ts';
import { registerLevelMake } from './level/make.ts';
import { registerLevelSolve } from './level/solve.ts';

export function registerLevel(program: Command, context: Context): void {
  const level = program.command('level').description('check, solve, make and list levels of unseen');
  registerLevelCheck(level, context);
  registerLevelSolve(level, context);
  registerLevelMake(level, context);
  registerLevelList(level, context);
}
