/**
 * Loads the command line and runs it. Games are made while they are loaded, so a game whose rules are unsound (two
 * behaviours of one name) throws there, before any command could catch it.
 */
import type { Io } from './io.ts';
import { report } from './report.ts';

type CommandLine = { readonly main: (argv: readonly string[], io: Io) => Promise<number> };

export async function launch(load: () => Promise<CommandLine>, argv: readonly string[], io: Io): Promise<number> {
  let commandLine: CommandLine;
  try {
    commandLine = await load();
  } catch (error) {
    io.close();
    return report(io, error);
  }
  return await commandLine.main(argv, io);
}
