/** `turnwise verify LOG`: replays every stored match against this build, before it is released. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LogAddress } from '@turnwise/serve';
import type { MatchVerdict } from '@turnwise/table';
import type { Command } from 'commander';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { createProgressBar } from '../progress-bar.ts';
import { addressOf } from '../serve/log-flag.ts';
import { summaryLine, Tally, verdictJson, verdictText } from '../serve/verdicts.ts';

interface VerifyFlags {
  readonly strict?: true;
  readonly json?: true;
}

export function registerVerify(program: Command, context: Context): void {
  program
    .command('verify')
    .description(
      'replay every match of a log with the rules of this build, and list those that depart from their record',
    )
    .argument('<log>', 'where matches are kept: sqlite:FILE, postgres://user@host/database, nats://host:4222,...')
    .option('--strict', 'fail also if a match that is not over needs a game or a version that this build lacks')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise verify sqlite:turnwise.db', 'all matches of a file that no server has open'],
        ['turnwise verify --strict postgres://user@host/database', 'before a release'],
      )}\n\nExit status 1 when a match departs from its record or cannot be read.`,
    )
    .action(async (text: string, flags: VerifyFlags) => await run(context, text, flags));
}

async function run(context: Context, text: string, flags: VerifyFlags): Promise<void> {
  const { io } = context;
  const tally = new Tally();
  const listed: MatchVerdict[] = [];
  const bar = createProgressBar(io, undefined, 'matches');
  let stopped = false;
  const letGo = io.onInterrupt(() => (stopped = true));
  try {
    for await (const verdict of verdicts(context, await addressOf('log', text))) {
      tally.add(verdict);
      if (verdict.kind !== 'agrees') {
        if (flags.json === true) listed.push(verdict);
        else {
          bar.clear();
          say(context, verdictText(context, verdict));
        }
      }
      bar.update(tally.matches);
      // Lets Ctrl-C through.
      await io.breathe();
      if (stopped) break;
    }
  } finally {
    letGo();
    bar.clear();
  }
  if (stopped) {
    io.err(`stopped after ${summaryLine(tally)}\n`);
    context.status = EXIT.interrupted;
    return;
  }
  if (tally.fails(flags.strict === true)) context.status = EXIT.failed;
  if (flags.json === true) return sayJson(context, { ...tally.counts(), listed: listed.map(verdictJson) });
  say(context, summaryLine(tally));
}

/** The log is closed however it ends. */
async function* verdicts({ io, registry }: Context, address: LogAddress): AsyncGenerator<MatchVerdict, void> {
  if (address.kind === 'memory') throw new Trouble('log: expected matches that are kept somewhere, found memory');
  // A file that is not there would be made.
  if (address.kind === 'sqlite' && !existsSync(resolve(io.cwd, address.file)))
    throw new Trouble(`${address.file}: no such file or folder`);
  // Loaded here, as they are large.
  const [{ openLog }, { verifyLog }, { LogError }] = await Promise.all([
    import('@turnwise/serve'),
    import('@turnwise/table'),
    import('@turnwise/log'),
  ]);
  const log = await openLog(address, { folder: io.cwd, writes: false });
  if (!log.ok) throw new Trouble(log.error);
  try {
    yield* verifyLog({ log: log.value, games: (id) => registry.get(id) });
  } catch (thrown) {
    throw thrown instanceof LogError ? new Trouble(`the log does not answer: ${thrown.message}`) : thrown;
  } finally {
    await log.value.close();
  }
}
