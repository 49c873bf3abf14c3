/** What went wrong, told on standard error, and the exit status for it. */
import { CommanderError } from 'commander';
import { EXIT, Interrupted, shortLine, Trouble } from './exit.ts';
import type { Io } from './io.ts';

/** A line for each thing, and never a stack unless somebody asks for it. */
export function report(io: Pick<Io, 'err' | 'env'>, error: unknown): number {
  // Commander has written its own line, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.wrong;
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof Trouble) {
    for (const line of error.lines) io.err(`turnwise: ${line}\n`);
    return error.status;
  }
  const fault = error instanceof Error ? error : new Error(String(error));
  if ((io.env['TURNWISE_DEBUG'] ?? '') !== '') io.err(`${fault.stack ?? fault.message}\n`);
  else
    io.err(
      `turnwise: a fault in the program: ${shortLine(fault.message.split('\n')[0] ?? '')} (TURNWISE_DEBUG=1 shows where)\n`,
    );
  return EXIT.fault;
}
