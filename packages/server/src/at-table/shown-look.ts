/** The look of a match at its table: what the rules say, and how the table ended it where the rules did not. */
import type { Viewer } from '@turnwise/game';
import { errorText, wireLook } from '@turnwise/protocol';
import type { MatchEnd, WireLook, WireStage } from '@turnwise/protocol';
import type { Fold } from '@turnwise/table';
import type { LookWanted } from '../door.ts';
import { endText } from '../end-text.ts';

export function shownLook(
  fold: Fold,
  viewer: Viewer,
  wanted: LookWanted = {},
): { readonly look: WireLook; readonly hash: string } {
  const seen = fold.match.look(viewer);
  const look = wireLook(seen, wanted);
  if (wanted.stage === true) look.stage = stageOf(fold, viewer);
  return { look: fold.ended === undefined ? look : endedLook(look, fold), hash: seen.hash };
}

/** A game that cannot show its table must not keep the look from anybody. */
function stageOf({ match }: Fold, viewer: Viewer): WireStage | null {
  try {
    return match.stage(viewer);
  } catch {
    return null;
  }
}

/** How the match ended, if it has. */
export function endOf(fold: Fold): MatchEnd | undefined {
  const { match, ended } = fold;
  if (ended !== undefined) {
    const { reason, seat, winners } = ended;
    return { why: reason, seat, winners: [...winners], text: endText(reason, seat) };
  }
  if (match.status === 'playing') return undefined;
  const { result } = match.look(null);
  const why = match.status === 'faulted' ? 'fault' : 'result';
  return { why, seat: null, winners: [...(result?.winners ?? [])], text: result?.text ?? endText(why, null) };
}

/** Nobody can do anything any more, and who has won is said where the rules would say it. */
function endedLook(look: WireLook, fold: Fold): WireLook {
  const end = endOf(fold);
  const no: WireLook['undo'] = { able: false, code: 'over', params: {}, text: errorText('over') };
  return {
    ...look,
    status: look.status === 'faulted' ? 'faulted' : 'over',
    toAct: [],
    choices: [],
    offers: [],
    decision: null,
    timeOut: null,
    undo: no,
    redo: no,
    stopped: null,
    ...(look.stage == null ? {} : { stage: { ...look.stage, touches: [] } }),
    result: end === undefined ? null : { winners: end.winners, reason: end.why, text: end.text },
  };
}
