/** A replay for the host: who did what, which behaviour changed what and what it said, and the table with nothing hidden. */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyTypes, LogLevel } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Change } from '@turnwise/kernel';
import type { RecordedInput } from '@turnwise/match';
import type { Context } from '../context.ts';
import { drawView } from '../drawing.ts';
import { flowText } from '../flow.ts';
import type { Page, PageLine, Pages } from './page.ts';
import { isFault, stateAfter } from './playback.ts';
import type { Playback, Played } from './playback.ts';

export function hostPages(context: Context, playback: Playback, level: LogLevel = 'min'): Pages {
  const { match, played, length, departure } = playback;
  const { game, table } = match;
  const happened = match.happened(match.frames);
  const eventOf = new Map(happened.map(({ id, event }) => [id, event]));
  /** By the event itself, what brought it. */
  const broughtBy = new Map(
    happened.map(({ event, cause }) => [event, cause === undefined ? undefined : eventOf.get(cause)]),
  );
  return {
    length: played.length,
    ...(departure === undefined ? {} : { end: departure.why }),
    page(no) {
      const one = played[no - 1];
      const view = game.viewAll(stateAfter(playback, no));
      const board = drawView(context, game, view, table);
      if (one === undefined)
        return { head: `start of ${game.title}, ${length} frames follow`, lines: [], foot: [], board };
      const { recorded } = one;
      const tell: Tell = (event) =>
        formatMessage(game.messages, game.eventLabel(event, table, level, view, broughtBy.get(event)));
      const head = `frame ${no} of ${length}  ${recorded.as ?? 'system'}: ${flowText(recorded.input)}`;
      return { head, ...changesOf(context, game, one, level, tell), board };
    },
  };
}

/** An event of a frame as a sentence. */
type Tell = (event: AnyTypes['Event']) => string;

function changesOf(
  { colours: { dim, cyan } }: Context,
  game: AnyGame,
  { frame, recorded, state }: Played,
  level: LogLevel,
  tell: Tell,
): Pick<Page, 'lines' | 'foot'> {
  if (frame === undefined) {
    const what = isFault(recorded) ? `a fault in the program ended the match here${failedText(recorded)}` : 'no change';
    return { lines: [], foot: [`  ${what}`] };
  }
  const widest = Math.max(...frame.changes.map(({ by }) => by.length));
  let index = 0;
  const lines = frame.changes.flatMap((change): PageLine[] => [
    { text: `  ${cyan(change.by.padEnd(widest))}  ${dim(diffText(change))}` },
    ...change.events.flatMap((event): PageLine[] => {
      index++;
      if (level !== 'debug' && game.eventLevel(event) !== 'min') return [];
      return [{ text: `  ${' '.repeat(widest)}  · ${tell(event)}`, event: `${frame.no}.${index}` }];
    }),
  ]);
  const seal = frame.irreversible ? ', irreversible' : '';
  return { lines, foot: [dim(`  hash ${game.kernel.hash(state)}${seal}`)] };
}

/** Whose input it was that failed. */
function failedText({ failed }: RecordedInput): string {
  return failed === undefined ? '' : `, at the input of ${failed.as ?? 'the system'}: ${flowText(failed.input)}`;
}

/** The diff as data; a draw says from which stream, and a fact that nothing changed. */
function diffText({ diff }: Change<AnyTypes>): string {
  if (diff === undefined) return 'fact';
  if (diff.kind !== '$draw' || !isRecord(diff)) return flowText(diff);
  const { kind: _kind, ...rest } = diff;
  return `draw ${flowText(rest)}`;
}
