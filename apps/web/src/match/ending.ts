/** How a match ended, in words: of the game where its rules ended it, else of the page. */
import type { MatchEnd, WireLook } from '@turnwise/protocol';

/** As much of the page's words as is needed. */
export interface EndingWords {
  readonly say: (
    key: 'ending.conceded' | 'ending.timeOut' | 'ending.ended' | 'ending.fault' | 'table.over' | 'table.faulted',
    params?: { readonly seat: string },
  ) => string;
  readonly tell: (told: { readonly text: string }) => string;
  readonly seatName: (seat: string) => string;
}

type Ending = Pick<WireLook, 'status' | 'result' | 'stopped'>;

export function endingText(look: Ending | null, end: MatchEnd | null, { say, tell, seatName }: EndingWords): string {
  const why = end?.why ?? reasonOf(look);
  const seat = end?.seat ?? null;
  if ((why === 'conceded' || why === 'timeOut') && seat !== null) return say(`ending.${why}`, { seat: seatName(seat) });
  if (why === 'ended' || why === 'fault') return say(`ending.${why}`);
  if (look?.result) return tell(look.result);
  if (end !== null) return end.text;
  if (look?.status === 'faulted') return say('table.faulted');
  return look?.stopped ? tell(look.stopped) : say('table.over');
}

/** A look that a table has ended has its reason too, though not whose doing it was. */
function reasonOf(look: Ending | null): string | undefined {
  return look?.result && !('label' in look.result) ? look.result.reason : undefined;
}
