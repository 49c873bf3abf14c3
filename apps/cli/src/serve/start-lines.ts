/** What is told when a server has started: where it is, what it keeps where, and how others come. */
import type { LogAddress, RunningServer } from '@turnwise/serve';
import type { ServeFlags } from './serve-flags.ts';
import type { Context } from '../context.ts';
import { count } from '../figures.ts';

export async function startLines(
  { registry, colours }: Context,
  { port, host, bots, web }: ServeFlags,
  log: LogAddress,
  running: RunningServer,
): Promise<readonly string[]> {
  const { describeLog, USUAL_PORT } = await import('@turnwise/serve');
  const { url } = running;
  const isMoved = port === undefined && running.port !== USUAL_PORT;
  const all = host === '0.0.0.0' || host === '::' ? ', at every address of this machine' : '';
  return [
    ...(isMoved ? [`Port ${USUAL_PORT} is in use, so this is port ${running.port}.`] : []),
    `Serving ${count(registry.games.length, 'game')} at ${colours.bold(url)}${all}${bots ? '' : ', without bots'}.`,
    `Matches are kept in ${describeLog(log)}.`,
    web === undefined
      ? `Join with: ${colours.bold(`turnwise join ${url}`)}`
      : `Open ${colours.bold(url)} in a browser.`,
    'Ctrl-C stops it.',
  ];
}
