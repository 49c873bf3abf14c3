/** `turnwise ruleset check|doc|new`: games as data, for those who write them. */
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { registerRulesetCheck } from './ruleset/check.ts';
import { registerRulesetDoc } from './ruleset/doc.ts';
import { registerRulesetNew } from './ruleset/new.ts';

export function registerRuleset(program: Command, context: Context): void {
  const ruleset = program.command('ruleset').description('check, describe and create rulesets: games as data');
  registerRulesetCheck(ruleset, context);
  registerRulesetDoc(ruleset, context);
  registerRulesetNew(ruleset, context);
}
