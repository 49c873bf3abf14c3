/** `turnwise ruleset check`: every issue of a ruleset with its place, errors and warnings apart, and the sum. */
import type { PlacedIssue } from '@turnwise/scenario';
import type { Command } from 'commander';
import { say, sayJson } from '../../context.ts';
import type { Context } from '../../context.ts';
import { examples } from '../../examples.ts';
import { EXIT } from '../../exit.ts';
import { count } from '../../figures.ts';
import { issueLine } from '../../read-file.ts';
import { readRuleset } from './source.ts';

export function registerRulesetCheck(ruleset: Command, context: Context): void {
  ruleset
    .command('check')
    .description('find the errors in a ruleset')
    .argument('<path>', 'a YAML or JSON file, or a folder of files to merge')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise ruleset check own.ruleset.yaml', 'errors and warnings, with line and column'],
        ['turnwise ruleset check folder --json', 'a folder of files, for a program'],
      )}\n\nExit status 1 when there is an error, 2 when there is nothing to read.`,
    )
    .action(async (path: string, { json }: { json?: true }) => await run(context, path, json === true));
}

async function run(context: Context, path: string, json: boolean): Promise<void> {
  const { ruleset, errors, warnings } = await readRuleset(context.io, path);
  const passed = errors.length === 0;
  context.status = passed ? EXIT.ok : EXIT.failed;
  if (json) return sayJson(context, { path, id: ruleset?.id ?? null, passed, errors, warnings });
  const { bold, green, red, yellow } = context.colours;
  say(context, `${passed ? green('ok') : red('FAILED')} ${ruleset === undefined ? path : `${ruleset.name} (${path})`}`);
  sayIssues(context, bold(red('errors')), errors);
  sayIssues(context, bold(yellow('warnings')), warnings);
  say(context, `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`);
}

function sayIssues(context: Context, title: string, issues: readonly PlacedIssue[]): void {
  if (issues.length === 0) return;
  say(context, title);
  for (const one of issues) say(context, `  ${issueLine(one.file, one)} ${context.colours.dim(`(${one.code})`)}`);
}
