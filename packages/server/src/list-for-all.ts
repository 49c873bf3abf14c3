/** A page of a list for everybody: where spectators see a match later, nothing on it tells that the match is over, `next` neither. */
import { pageAfter, pageSize } from '@turnwise/log';
import type { ListedMatch, MatchLog, MatchPage, MatchQuery } from '@turnwise/log';
import { isEndSecret } from './listed-about.ts';
import type { RunningList } from './running-list.ts';

export interface ListWorld {
  readonly log: MatchLog;
  readonly running: RunningList;
  readonly now: number;
}

/** Matches that are read at once if the first did not do. */
const PAGE = 200;

export async function listForAll({ log, running, now }: ListWorld, asked: MatchQuery): Promise<MatchPage> {
  if (asked.stage === 'running') return running.page(asked);
  if (asked.stage !== 'over') return log.list(asked);
  const size = pageSize(asked);
  const shown: ListedMatch[] = [];
  let { after } = asked;
  // One more than is shown: only if there is one, there is a next page.
  for (let limit = size + 1; shown.length <= size; limit = Math.max(PAGE, size + 1)) {
    const { matches, next } = await log.list({ ...asked, limit, ...(after === undefined ? {} : { after }) });
    shown.push(...matches.filter((one) => !isEndSecret(one, now)));
    if (next === undefined) break;
    after = next;
  }
  const page = shown.slice(0, size);
  const last = page.at(-1);
  return page.length < shown.length && last !== undefined
    ? { matches: page, next: pageAfter(last.head) }
    : { matches: page };
}
