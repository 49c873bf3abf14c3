/** The command line from its arguments to its exit status; `main.ts` gives it the process, tests something else. */
import type { Registry } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { CommanderError } from 'commander';
import { coloursFor } from './colours.ts';
import type { Context } from './context.ts';
import { EXIT, Interrupted, Trouble } from './exit.ts';
import type { Io } from './io.ts';
import { buildProgram } from './program.ts';

export async function main(argv: readonly string[], io: Io, games: Registry = registry): Promise<number> {
  const context: Context = { io, registry: games, colours: coloursFor(io), status: EXIT.ok };
  try {
    await buildProgram(context).parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
    return context.status;
  } catch (error) {
    return report(io, error);
  } finally {
    io.close();
  }
}

/** Says what went wrong, a line for each thing and never a stack, and gives the exit status. */
function report(io: Io, error: unknown): number {
  // Commander has written its own line, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.wrong;
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof Trouble) {
    for (const line of error.lines) io.err(`turnwise: ${line}\n`);
    return error.status;
  }
  const fault = error instanceof Error ? error : new Error(String(error));
  if ((io.env['TURNWISE_DEBUG'] ?? '') !== '') io.err(`${fault.stack ?? fault.message}\n`);
  else io.err(`turnwise: a fault of the program: ${fault.message.split('\n')[0]} (TURNWISE_DEBUG=1 shows where)\n`);
  return EXIT.fault;
}
