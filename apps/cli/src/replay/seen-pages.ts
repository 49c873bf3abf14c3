/** A replay as one viewer saw it: events and tables, without diffs, hashes and inputs of others. */
import type { LogLevel } from '@turnwise/game';
import type { EventId, SeenReplay, SeenStep } from '@turnwise/match';
import { indented } from '../columns.ts';
import { blockText, flowText } from '../flow.ts';
import type { PageLine, Pages } from './page.ts';

const INDENT = 2;

/** `total` frames there should be, where the match departs from its record before them. */
export function seenPages(replay: SeenReplay, level: LogLevel = 'min', total: number = replay.length): Pages {
  const { title, seenBy } = replay.document;
  const who = seenBy ?? 'a spectator';
  return {
    length: replay.length,
    page(no) {
      const step = replay.at(no);
      const own = step.input === undefined ? '' : `  ${seenBy}: ${flowText(step.input)}`;
      return {
        head: no === 0 ? `start of ${title} as ${who} saw it, ${total} frames follow` : `frame ${no} of ${total}${own}`,
        lines: linesOf(step.events, level),
        foot: step.look.status === 'faulted' ? ['  a fault in the program ended the match here'] : [],
        board: indented(boardOf(step), INDENT),
      };
    },
  };
}

function boardOf({ drawn, look }: SeenStep): string {
  return drawn ?? blockText(look.view);
}

/** What an event brought in the same frame is set in below it. */
function linesOf(events: SeenStep['events'], level: LogLevel): readonly PageLine[] {
  const depths = new Map<EventId, number>();
  return events.flatMap(({ id, cause, text, level: from }) => {
    const above = cause === undefined ? undefined : depths.get(cause);
    const isTold = level === 'debug' || from === undefined;
    const depth = above === undefined ? 0 : above + 1;
    depths.set(id, isTold ? depth : (above ?? -1));
    return isTold ? [{ text: `  ${'  '.repeat(depth)}· ${text}`, event: id }] : [];
  });
}
