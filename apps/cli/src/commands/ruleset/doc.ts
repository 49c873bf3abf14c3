/** `turnwise ruleset doc`: the reference of the format, or the rules of one ruleset as a page for people. */
import type { Command } from 'commander';
import { say } from '../../context.ts';
import type { Context } from '../../context.ts';
import { placedLines } from '../../content-file.ts';
import { examples } from '../../examples.ts';
import { EXIT, Trouble } from '../../exit.ts';
import { rulesetPage } from '../../ruleset-page/page.ts';
import { readRuleset } from './source.ts';

export function registerRulesetDoc(ruleset: Command, context: Context): void {
  ruleset
    .command('doc')
    .description('print the reference of the format, or the rules of one ruleset, as Markdown')
    .argument('[path]', 'a ruleset: a file, or a folder of files to merge')
    .addHelpText(
      'after',
      examples(
        ['turnwise ruleset doc', 'every section and operator'],
        ['turnwise ruleset doc own.ruleset.yaml', 'zones, turns, actions and cards of one ruleset'],
      ),
    )
    .action(async (path: string | undefined) => await run(context, path));
}

async function run(context: Context, path: string | undefined): Promise<void> {
  if (path === undefined) {
    const { referencePage } = await import('@turnwise/ruleset');
    return context.io.out(referencePage());
  }
  const { ruleset, errors } = await readRuleset(context.io, path);
  if (ruleset === undefined) throw new Trouble(placedLines(errors), EXIT.failed);
  say(context, rulesetPage(ruleset));
}
