/** All commands, with their help and their errors in one form. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { registerGames } from './commands/games.ts';
import { registerJoin } from './commands/join.ts';
import { registerLaws } from './commands/laws.ts';
import { registerLevel } from './commands/level.ts';
import { registerMenu } from './commands/menu.ts';
import { registerPerft } from './commands/perft.ts';
import { registerPlay } from './commands/play.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRuleset } from './commands/ruleset.ts';
import { registerScenario } from './commands/scenario.ts';
import { registerServe } from './commands/serve.ts';
import { registerShow } from './commands/show.ts';
import { registerSimulate } from './commands/simulate.ts';
import { registerTournament } from './commands/tournament.ts';
import { registerVerify } from './commands/verify.ts';
import type { Context } from './context.ts';
import { examples } from './examples.ts';
import { shortLine } from './exit.ts';
import { usageLine } from './usage-line.ts';

export function buildProgram(context: Context): Command {
  const { io } = context;
  const program = new Command('turnwise')
    .description('Play, replay, simulate and check turn-based games.')
    .version(versionOf(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help for a command')
    .helpCommand('help [command]', 'print help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      getOutHelpWidth: () => Math.min(io.columns, 100),
      getErrHelpWidth: () => Math.min(io.columns, 100),
      getOutHasColors: () => context.colours.isColorSupported,
      getErrHasColors: () => false,
      outputError: (text, write) => write(`turnwise: ${usageLine(shortLine(text))}\n`),
    })
    .configureHelp({ styleTitle: (text) => context.colours.bold(text) })
    .addHelpText(
      'after',
      examples(
        ['turnwise menu', 'pick a game and play'],
        ['turnwise play tic-tac-toe', 'play against a bot'],
        ['turnwise help simulate', 'help for one command'],
      ) +
        '\n\nExit status: 0 success, 1 a check failed, 2 a usage or content error, 70 a fault in the program,\n130 Ctrl-C.',
    );
  for (const register of COMMANDS) register(program, context);
  return program;
}

const COMMANDS: readonly ((program: Command, context: Context) => void)[] = [
  registerGames,
  registerPlay,
  registerJoin,
  registerSimulate,
  registerTournament,
  registerScenario,
  registerLaws,
  registerPerft,
  registerReplay,
  registerShow,
  registerLevel,
  registerRuleset,
  registerServe,
  registerVerify,
  registerMenu,
];

/** Beside `src` and beside `dist` alike. */
function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
