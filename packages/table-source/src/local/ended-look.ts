/** The look of a match that its table has ended where the rules did not: nobody can do anything any more, and it says who has won. */
import type { MatchEnd, WireRewind } from '@turnwise/protocol';
import type { TableLook } from '../table-source.ts';

export function endedLook(look: TableLook, { why, winners, text }: MatchEnd, no: WireRewind): TableLook {
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
    stage: look.stage === null ? null : { ...look.stage, touches: [] },
    result: { winners: [...winners], reason: why, text },
  };
}
