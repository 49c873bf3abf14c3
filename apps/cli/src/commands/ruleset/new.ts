/** `turnwise ruleset new`: a small ruleset that works, with comments, to begin with. */
import type { Command } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { calledAs } from '../../called-as.ts';
import { say } from '../../context.ts';
import type { Context } from '../../context.ts';
import { examples } from '../../examples.ts';
import { Trouble } from '../../exit.ts';
import { flowText } from '../../flow.ts';
import { writeText } from '../../write-file.ts';

export function registerRulesetNew(ruleset: Command, context: Context): void {
  ruleset
    .command('new')
    .description('write a small working ruleset with comments as a starting point')
    .argument('[name]', 'name of the game, or of the file to write', 'my-game')
    .addHelpText(
      'after',
      examples(
        ['turnwise ruleset new', 'writes my-game.ruleset.yaml'],
        ['turnwise ruleset new castles', 'writes castles.ruleset.yaml'],
        ['turnwise ruleset new mine.yaml', 'writes exactly that file'],
      ),
    )
    .action((name: string) => writeNew(context, name));
}

function writeNew(context: Context, name: string): void {
  const { io } = context;
  const file = ENDING.test(name) ? name : `${name}.ruleset.yaml`;
  if (existsSync(resolve(io.cwd, file))) throw new Trouble(`${file}: already exists and is not changed`);
  writeText(io, file, starterText(basename(name).replace(ENDING, ''), file));
  say(context, `wrote ${file}; now try:`);
  say(context, `  ${calledAs(io)} ruleset check ${file}`);
  say(context, `  ${calledAs(io)} play --ruleset ${file}`);
}

const ENDING = /(\.ruleset)?\.ya?ml$/;

/** The starter under its own name, with its file in the comments. */
function starterText(name: string, file: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const id = words.join('_').toLowerCase();
  if (!/^[a-z][a-z0-9_]*$/.test(id))
    throw new Trouble(`${name}: expected a name that begins with a letter from a to z`);
  const title = words.join(' ').replace(/^./u, (first) => first.toUpperCase());
  return readStarter()
    .replaceAll('THIS-FILE', file)
    .replace(/^# Sparks:/m, `# ${title}:`)
    .replace(/^id: .*$/m, `id: ${flowText(id)}`)
    .replace(/^name: .*$/m, `name: ${flowText(title)}`);
}

/** Beside `src` and beside `dist` alike. */
export function readStarter(): string {
  return readFileSync(new URL('../../../starter.ruleset.yaml', import.meta.url), 'utf8');
}
