/** Labs for the laws of sources: matches in a worker, the same without a port, and records of matches. */
import { createMatch } from '@turnwise/match';
import type { Match, MatchDocument, SeenDocument } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import type { LabMatch, LabOrder, SourceLab } from '../conformance/index.ts';
import { playedInEngine } from '../conformance/lab-play.ts';
import { openLocal } from '../local/local-tables.ts';
import { openLocalTable, openReplayTable } from '../local/open-local-table.ts';
import type { LocalRequest } from '../local/local-request.ts';
import { openReplay } from '../replay/open-replay.ts';
import type { TableSource } from '../table-source.ts';
import { startTestWorker, testWorld } from './local-world.ts';

const { setTimeout } = globalThis as unknown as {
  readonly setTimeout: (then: () => void, milliseconds: number) => unknown;
};

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export function engine({ game, seats, seed, options }: LabOrder): Match {
  const created = createMatch({
    game: registry.get(game) as NonNullable<ReturnType<typeof registry.get>>,
    seats,
    seed,
    ...(options === undefined ? {} : { options }),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

/** One page plays all seats, as on a shared screen. */
export const inThisThread: SourceLab = {
  ...lab(true, true),
  begin: (order) => shared(openLocal(testWorld, requestOf(order))),
};

export const inAWorker: SourceLab = {
  ...lab(true, true),
  begin: (order) => {
    const worker = startTestWorker();
    return shared(openLocalTable(worker.port, requestOf(order)), () => worker.end());
  },
};

export const wholeRecord: SourceLab = {
  ...lab(false, true),
  begin: (order) => shared(openReplay(testWorld, playedInEngine(wholeRecord, order).save())),
};

export const wholeRecordInAWorker: SourceLab = {
  ...lab(false, true),
  begin: (order) => {
    const worker = startTestWorker();
    return shared(openReplayTable(worker.port, playedInEngine(wholeRecord, order).save()), () => worker.end());
  },
};

/** Each viewer has a record of its own. */
export const seenRecord: SourceLab = {
  ...lab(false, false),
  begin: async (order) => {
    const match = playedInEngine(seenRecord, order);
    return {
      source: (viewer) => openReplay(testWorld, seenBy(match, viewer)),
      end: async () => undefined,
    };
  },
};

function seenBy(match: Match, viewer: string | null): MatchDocument | SeenDocument {
  const seat = viewer === null ? null : match.seatNamed(viewer);
  if (seat === undefined) throw new Error(`there is no seat ${viewer}`);
  return match.seenBy(seat);
}

function lab(plays: boolean, isStaged: boolean): Omit<SourceLab, 'begin'> {
  return { plays, isStaged, engine, wait };
}

function requestOf({ game, seats, seed, options }: LabOrder): LocalRequest {
  return { kind: 'new', match: 'law', game, seats, seed, ...(options === undefined ? {} : { options }) };
}

async function shared(opening: Promise<TableSource>, end: () => void = () => undefined): Promise<LabMatch> {
  const source = await opening;
  return {
    source: async () => source,
    end: async () => {
      source.close();
      end();
    },
  };
}
