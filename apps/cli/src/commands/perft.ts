/** `turnwise perft GAME DEPTH`: how many sequences of so many inputs there are, a fingerprint of the rules. */
import type { Seed } from '@turnwise/kernel';
import type { Command } from 'commander';
import { integerFrom, readSeed } from '../arguments.ts';
import { gameOf } from '../content-flags.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { duration, thousands } from '../figures.ts';
import { addTableFlags, tableOf } from '../match-flags.ts';
import type { TableFlags } from '../match-flags.ts';
import { setupIssue } from '../setup-issue.ts';

interface PerftFlags extends TableFlags {
  readonly seed: Seed;
  readonly json?: true;
}

export function registerPerft(program: Command, context: Context): void {
  const command = program
    .command('perft')
    .description('count the sequences of inputs of each length, with the time it took')
    .argument('<game>', 'id of the game')
    .argument('<depth>', 'the longest sequence, from 1 to 100', integerFrom(1, 100))
    .option('--seed <seed>', 'an integer or 32 hexadecimal digits, for games of chance', readSeed, 1);
  addTableFlags(command)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      examples(
        ['turnwise perft connect-four 7', 'a line for each depth'],
        ['turnwise perft tic-tac-toe 9 --json', 'for a program'],
      ),
    )
    .action(async (id: string, depth: number, flags: PerftFlags) => await run(context, id, depth, flags));
}

async function run(context: Context, id: string, depth: number, flags: PerftFlags): Promise<void> {
  const { io } = context;
  const game = gameOf(context, id, flags);
  const request = { seed: flags.seed, ...(await tableOf(context, game, flags)) };
  const prepared = game.prepare(request);
  if (!prepared.ok) throw new Trouble(prepared.error.map((one) => setupIssue(game, one)));
  // Loaded here, as it is large.
  const { perft } = await import('@turnwise/testkit');
  const depths: { depth: number; count: number; milliseconds: number }[] = [];
  // Depth by depth, so that what is known is shown while the next is counted.
  for (let ply = 1; ply <= depth; ply++) {
    const begun = io.now();
    let count: number;
    try {
      count = perft(game, ply, request).at(-1) ?? 0;
    } catch (error) {
      throw new Trouble((error as Error).message, EXIT.failed);
    }
    const milliseconds = io.now() - begun;
    depths.push({ depth: ply, count, milliseconds });
    if (flags.json !== true)
      say(
        context,
        `${String(ply).padStart(3)}  ${thousands(count).padStart(15)}  ${context.colours.dim(duration(milliseconds))}`,
      );
    // Every game is over: deeper there is nothing.
    if (count === 0) break;
  }
  if (flags.json === true) sayJson(context, { game: game.id, version: game.version, seed: flags.seed, depths });
}
