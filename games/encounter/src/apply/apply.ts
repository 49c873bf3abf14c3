/** The one writer of an encounter: what each diff changes, and the events that tell of it, by families of diffs. */
import type { Rules } from '@turnwise/kernel';
import type { Content } from '../content/types.ts';
import { told } from '../told.ts';
import type { EncounterDiff, EncounterSetup, EncounterTypes } from '../types.ts';
import { bodyDiffs } from './body-diffs.ts';
import { moraleDiffs } from './morale-diffs.ts';
import { roundDiffs } from './round-diffs.ts';
import { turnDiffs } from './turn-diffs.ts';
import { writerOf } from './writing.ts';
import type { Writers } from './writing.ts';

const WRITERS: Writers<EncounterDiff> = { ...roundDiffs, ...turnDiffs, ...bodyDiffs, ...moraleDiffs };

export function createApply(contentOf: (setup: EncounterSetup) => Content): Rules<EncounterTypes>['apply'] {
  return (draft, diff, emit) => {
    const telling = emit && ((event: EncounterTypes['Event']): void => emit(told(event)));
    writerOf(WRITERS, diff)({ draft, content: contentOf(draft.state.setup), emit: telling }, diff);
  };
}
