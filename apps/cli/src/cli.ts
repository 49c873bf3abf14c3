/** The command line from its arguments to its exit status; `main.ts` gives it the process, tests something else. */
import type { Registry } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import type { Command } from 'commander';
import { coloursFor } from './colours.ts';
import type { Context } from './context.ts';
import { EXIT } from './exit.ts';
import type { Io } from './io.ts';
import { buildProgram } from './program.ts';
import { report } from './report.ts';

export async function main(argv: readonly string[], io: Io, games: Registry = registry): Promise<number> {
  const context: Context = { io, registry: games, colours: coloursFor(io), status: EXIT.ok };
  try {
    const program = buildProgram(context);
    await program.parseAsync(wanted(program, argv), { from: 'user' });
    return context.status;
  } catch (error) {
    return report(io, error);
  } finally {
    io.close();
  }
}

/** Commander answers `help` of what there is not with help of what there is; it is a mistake like any other. */
function wanted(program: Command, argv: readonly string[]): readonly string[] {
  if (isGroup(program, argv)) return [...argv, '--help'];
  const at = argv.indexOf('help');
  const group = at === 0 ? program : program.commands.find((command) => at === 1 && command.name() === argv[0]);
  const name = argv[at + 1];
  const isKnown = name === undefined || name === 'help' || group?.commands.some((command) => command.name() === name);
  return group === undefined || isKnown === true ? argv : [...argv.slice(0, at), name];
}

/** Nothing at all, or a command that is only a name for others (`scenario`): help is what is wanted. */
function isGroup(program: Command, argv: readonly string[]): boolean {
  const [first, ...others] = argv;
  if (first === undefined) return true;
  const named = program.commands.find((command) => command.name() === first);
  return others.length === 0 && named !== undefined && named.commands.length > 0;
}
