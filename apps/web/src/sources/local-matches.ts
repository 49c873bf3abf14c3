/** Matches on this device: begun, kept after every input, taken up again, brought in and given out as files. */
import type { MatchDocument } from '@turnwise/match';
import type { MatchEnd } from '@turnwise/protocol';
import { openLocalTable, openReplayTable, type TableSource } from '@turnwise/table-source';
import { isKeptId, type KeptMatch, type MatchPlan, newMatchId, newSeed, titleIn } from './kept-match.ts';
import { allRecords, changeRecord, deleteRecord, getRecord, putRecord } from './store.ts';
import { seatedOptions, tablePort } from './table-worker.ts';

/** Tables that were begun and are about to be opened by their page. */
const begun = new Map<string, TableSource>();

/** Begins a match and gives its id; the page at `/t/<id>` opens it. */
export async function beginMatch(asked: MatchPlan): Promise<string> {
  const id = newMatchId();
  const { game, seats, mine, bots } = asked;
  const taken = [...seats.keys()].filter((at) => mine.includes(seats[at]!) || Object.hasOwn(bots, seats[at]!));
  const options = await seatedOptions(game, asked.options, taken);
  const plan = { ...asked, options };
  const request = { kind: 'new', match: id, game, seats, options, mine, bots, seed: newSeed() } as const;
  const source = await openLocalTable(tablePort(), request, keeping(id, plan));
  await keep(id, plan, (await source.save()) as MatchDocument);
  begun.set(id, source);
  return id;
}

/** Undefined for a match that is not kept here. */
export async function openKept(id: string): Promise<TableSource | undefined> {
  const already = begun.get(id);
  begun.delete(id);
  if (already !== undefined) return already;
  const kept = await keptMatch(id);
  if (kept === undefined) return undefined;
  const { mine, bots, document, ending, end = null } = kept;
  const ended = byTable(end);
  endings.set(id, { ending, end: ended });
  return await openLocalTable(
    tablePort(),
    { kind: 'saved', match: id, document, mine, bots, ended },
    keeping(id, kept),
  );
}

export async function keptMatch(id: string): Promise<KeptMatch | undefined> {
  return isKeptId(id) ? await getRecord<KeptMatch>('matches', id) : undefined;
}

/** The newest first. */
export async function keptMatches(): Promise<readonly KeptMatch[]> {
  return (await allRecords<KeptMatch>('matches')).toSorted((a, b) => b.updated - a.updated);
}

export async function forgetMatch(id: string): Promise<void> {
  await deleteRecord('matches', id);
}

/** How matches of this visit ended: a document does not say it. */
const endings = new Map<string, Pick<KeptMatch, 'ending' | 'end'>>();

/** Null while it goes on, also when its end was taken back. */
export async function noteEnding(id: string, ending: string | null, told: MatchEnd | null = null): Promise<void> {
  const noted = { ending, end: ending === null ? null : byTable(told) };
  endings.set(id, noted);
  const isOver = ending !== null;
  if (!isKeptId(id)) return;
  // A browser that keeps nothing still lets people play.
  await changeRecord<KeptMatch>('matches', id, (kept) => ({ ...kept, ...noted, isOver })).catch(() => undefined);
}

/** What the rules say is found out again when the match is opened. */
function byTable(end: MatchEnd | null): MatchEnd | null {
  return end === null || end.why === 'result' || end.why === 'fault' ? null : structuredClone(end);
}

/**
 * Keeps a document that somebody brings, with the seats that no bot has played. It is opened first, to be played or to be looked at: what cannot
 * be opened is not kept, and the trouble says why.
 */
export async function bringMatch(document: MatchDocument, to: 'play' | 'look' = 'play'): Promise<string> {
  const id = newMatchId();
  const bots = Object.fromEntries(
    document.inputs.flatMap(({ as, bot }) => (as === undefined || bot === undefined ? [] : [[as, bot.name]])),
  );
  const { game, seats, options } = document;
  const mine = seats.filter((seat) => !Object.hasOwn(bots, seat));
  const opened =
    to === 'look'
      ? openReplayTable(tablePort(), document)
      : openLocalTable(tablePort(), { kind: 'saved', match: id, document, mine, bots });
  (await opened).close();
  await keep(id, { game, title: titleIn(document), seats, mine, bots, options: options ?? {} }, document);
  return id;
}

function keeping(id: string, plan: MatchPlan) {
  return { onChange: (document: MatchDocument) => void keep(id, plan, document) };
}

async function keep(id: string, plan: MatchPlan, document: MatchDocument): Promise<void> {
  const { ending, end = null } = endings.get(id) ?? { ending: null };
  const { game, title, seats, mine, bots, options } = plan;
  const record: KeptMatch = {
    id,
    game,
    title,
    seats,
    mine,
    bots,
    options,
    document,
    ending,
    end,
    updated: Date.now(),
    frames: document.inputs.length,
    isOver: ending !== null,
  };
  // A browser that keeps nothing still lets people play.
  await putRecord('matches', record).catch(() => undefined);
}
