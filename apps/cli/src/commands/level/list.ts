/** `turnwise level list`: the levels that ship, in the order in which they are played. */
import { LEVELS, PROGRESSION, readLevelFile } from '@turnwise/unseen';
import type { Command } from 'commander';
import { tableText } from '../../columns.ts';
import { say, sayJson } from '../../context.ts';
import type { Context } from '../../context.ts';
import { examples } from '../../examples.ts';

export function registerLevelList(level: Command, context: Context): void {
  level
    .command('list')
    .description('list the built-in levels: number, id, name, size, par and what each teaches')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      examples(['turnwise level list', 'a table'], ['turnwise level list --json | jq .[].id', 'their ids']),
    )
    .action(({ json }: { json?: true }) => {
      const listed = PROGRESSION.flatMap(({ id, teaches }, index) => {
        const read = readLevelFile(LEVELS[id]);
        if (!read.ok) return [];
        const { name, par, level: played } = read.value;
        const { width, height, depth, preset } = played;
        return [{ number: index + 1, id, name, size: [width, height, depth], preset, par, teaches }];
      });
      if (json === true) return sayJson(context, listed);
      const { colours } = context;
      const rows = listed.map(({ number, id, name, size, preset, par, teaches }) => [
        String(number),
        colours.bold(id),
        name,
        size.join('×'),
        preset,
        String(par),
        teaches,
      ]);
      const titles = ['', 'level', 'name', 'size', 'rules', 'par', 'what it teaches'].map((title) =>
        colours.dim(title),
      );
      say(context, tableText([titles, ...rows], [0, 5]));
    });
}
