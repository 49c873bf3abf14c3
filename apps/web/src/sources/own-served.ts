/** The matches on the server that this device has a seat at and that are not over, the newest first. */
import type { MatchAbout } from '@turnwise/protocol';
import { troubleOf } from '../words/trouble.ts';
import { dropSeatToken, noteSeatOver, seatTokens } from './seat-tokens.ts';
import { lookAtMatch } from './server-api.ts';

/** So many are shown, and so many are asked about at once. */
const MOST = 10;

export async function ownServed(): Promise<readonly MatchAbout[]> {
  const found: MatchAbout[] = [];
  const tokens = seatTokens().filter(({ isOver }) => isOver !== true);
  for (let at = 0; at < tokens.length && found.length < MOST; at += MOST)
    found.push(...(await Promise.all(tokens.slice(at, at + MOST).map(running))).filter((one) => one !== undefined));
  return found.slice(0, MOST);
}

async function running({
  match,
  token,
}: {
  readonly match: string;
  readonly token: string;
}): Promise<MatchAbout | undefined> {
  try {
    const about = await lookAtMatch(match, token);
    if (about.stage !== 'over') return about;
    noteSeatOver(match);
  } catch (error) {
    if (troubleOf(error).code === 'unknownMatch') dropSeatToken(match);
  }
  return undefined;
}
