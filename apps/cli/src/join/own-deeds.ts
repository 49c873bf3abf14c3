/** Does what concerns the seat and the people around it. */
import { ClientError } from '@turnwise/client';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { clockLine } from './clock-lines.ts';
import type { Joined } from './joined.ts';
import type { OwnLine } from './own-line.ts';
import { seatText } from './seat-lines.ts';
import type { TableNews } from './table-news.ts';

export async function ownDeed(
  context: Context,
  joined: Joined,
  news: TableNews,
  line: OwnLine,
): Promise<'stayed' | 'left'> {
  const { table, client } = joined;
  if (line.kind === 'who') {
    for (const seat of news.seats) say(context, `  ${seatText(seat)}${seat.seat === table.seat ? ': you' : ''}`);
    const time = clockLine(table.clocks, table.seat, client.now());
    if (time !== undefined) say(context, `  ${time}`);
    return 'stayed';
  }
  if (table.seat === null) {
    say(context, 'you are watching: only players can do that');
    return 'stayed';
  }
  try {
    return await done(context, joined, news, line);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    say(context, error.message);
    return 'stayed';
  }
}

async function done(
  context: Context,
  { table, client }: Joined,
  news: TableNews,
  line: OwnLine,
): Promise<'stayed' | 'left'> {
  switch (line.kind) {
    case 'say':
      await news.say(line.text);
      return 'stayed';
    case 'keep': {
      const { outcome } = await table.control({ kind: 'decline' });
      say(context, 'code' in outcome ? outcome.text : 'Nothing is taken back.');
      return 'stayed';
    }
    case 'concede': {
      if (!(await isSure(context, 'Give up this match?'))) return 'stayed';
      const { outcome } = await table.control({ kind: 'concede' });
      if ('code' in outcome) say(context, `not allowed: ${outcome.text}`);
      return 'stayed';
    }
    case 'leave':
      if (!(await isSure(context, 'Give up your seat for good?'))) return 'stayed';
      await client.requests.leaveSeat(table.match, table.token ?? '');
      return 'left';
    case 'who':
      return 'stayed';
  }
}

async function isSure({ io }: Context, question: string): Promise<boolean> {
  const line = await io.readLine(`${question} (yes or no) `);
  return ['y', 'yes'].includes(line?.trim().toLowerCase() ?? '');
}
