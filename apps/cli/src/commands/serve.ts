/** `turnwise serve`: a server that others join. */
import { BotPool } from '@turnwise/bot-pool';
import { Option } from 'commander';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { integerFrom } from '../arguments.ts';
import { say } from '../context.ts';
import type { ServeFlags } from '../serve/serve-flags.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { Trouble } from '../exit.ts';
import { addressOf } from '../serve/log-flag.ts';
import { limitsOf } from '../serve/limits-flag.ts';
import { moderatorsIn } from '../serve/moderators.ts';
import { pageFolder } from '../serve/page-folder.ts';
import { startLines } from '../serve/start-lines.ts';
import { untilStopped } from '../serve/until-stopped.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function registerServe(program: Command, context: Context): void {
  program
    .command('serve')
    .description('serve matches that others join, over REST and WebSocket')
    .option(
      '--port <n>',
      'the port; 0 for any that is free (default: 8080, or the next that is free)',
      integerFrom(0, 65_535),
    )
    .option('--host <address>', 'the address to listen at; 0.0.0.0 for all of this machine', '127.0.0.1')
    .option(
      '--log <address>',
      'where matches are kept: sqlite:FILE, memory, postgres://user@host/database, nats://host:4222,...',
      'sqlite:turnwise.db',
    )
    .option(
      '--origin <origins...>',
      'pages from these origins may connect from a browser, such as https://play.example.org; * for all (default: those of the same host)',
    )
    .option(
      '--trust-proxy <addresses>',
      'proxies whose X-Forwarded-For is believed, separated by commas: addresses, ranges such as 10.0.0.0/8, or loopback',
      readList,
    )
    .option(
      '--moderator-token-file <file>',
      'a file with the tokens of moderators, one on each line; they may halt and end every match',
    )
    .option(
      '--web [folder]',
      'also serve the page at the same address, from this folder (default: the page of this repository, if it was built)',
    )
    .option('--deflate', 'compress what goes over sockets: few bytes, for four times the CPU and 300 kB for each')
    .option('--no-bots', 'seats cannot be given to bots')
    .option(
      '--think <ms>',
      'how many milliseconds a bot may think about a move at most',
      integerFrom(1, 600_000),
      2_000,
    )
    .option(
      '--workers <n>',
      'how many bots may think at the same time, all matches together (default: one less than there are cores)',
      integerFrom(1, 256),
    )
    .option(
      '--drain-delay <ms>',
      'how long it goes on serving after SIGTERM, when it has said not ready, so that a load balancer can leave it out first',
      integerFrom(0, 600_000),
      0,
    )
    .option(
      '--limit <name=number...>',
      'another limit than the usual one, such as matchesPerAddress=5000; docs/security.md lists them',
    )
    .addOption(
      new Option(
        '--log-level <level>',
        'what is logged, as lines of JSON on standard error (default: info; warn at a terminal)',
      ).choices(LEVELS),
    )
    .addHelpText(
      'after',
      `${examples(
        ['turnwise serve', 'matches in turnwise.db, at http://127.0.0.1:8080'],
        ['turnwise serve --host 0.0.0.0 --port 9000', 'for others in your network'],
        ['turnwise serve --web', 'with the page, for browsers'],
        ['turnwise serve --log memory', 'keep nothing'],
        ['turnwise serve --log postgres://user@host/database', 'one of several, over PostgreSQL'],
        ['turnwise serve --trust-proxy loopback --drain-delay 3000', 'behind a proxy on this machine'],
      )}\n\nCtrl-C or SIGTERM lets it finish what it has begun; a second one ends it at once.`,
    )
    .action(async (flags: ServeFlags) => await run(context, flags));
}

async function run(context: Context, flags: ServeFlags): Promise<void> {
  const { io, registry } = context;
  // Loaded here, as it is large.
  const { startServer } = await import('@turnwise/serve');
  const log = await addressOf('--log', flags.log);
  const moderators = await moderatorsIn(io, flags.moderatorTokenFile);
  const started = await startServer({
    log,
    folder: io.cwd,
    registry,
    // What people bring runs in threads, which load the games by themselves.
    brought: { games: import.meta.resolve('@turnwise/registry') },
    listen: { host: flags.host, ...(flags.port === undefined ? {} : { port: flags.port }) },
    logLevel: flags.logLevel ?? (io.stderrIsTty ? 'warn' : 'info'),
    logTo: { write: (line) => io.err(line) },
    moderators,
    thinking: { milliseconds: flags.think },
    ...(flags.web === undefined ? {} : { page: pageFolder(io, flags.web) }),
    ...(flags.deflate === undefined ? {} : { deflate: flags.deflate }),
    ...(flags.limit === undefined ? {} : { limits: await limitsOf(flags.limit) }),
    ...(flags.bots ? { pool: poolFor(context, flags) } : {}),
    ...(flags.origin === undefined ? {} : { origins: originsOf(flags.origin) }),
    ...(flags.trustProxy === undefined ? {} : { trustProxy: flags.trustProxy }),
  });
  if (!started.ok) throw new Trouble(started.error);
  for (const line of await startLines(context, flags, log, started.value)) say(context, line);
  await untilStopped(context, started.value, flags.drainDelay);
}

function poolFor({ io }: Context, { workers }: ServeFlags): BotPool {
  const size = workers ?? Math.max(1, availableParallelism() - 1);
  return new BotPool({ size, start: io.startThinker, after: io.after });
}

function readList(text: string): readonly string[] {
  return text.split(',').map((one) => one.trim());
}

/** As browsers write them: no path, no slash at the end. */
function originsOf(given: readonly string[]): readonly string[] | '*' {
  if (given.includes('*')) return '*';
  return given.map((text) => {
    const origin = URL.canParse(text) ? new URL(text).origin : 'null';
    if (origin === 'null')
      throw new Trouble(`--origin: expected an origin such as https://play.example.org, found '${text}'`);
    return origin;
  });
}
