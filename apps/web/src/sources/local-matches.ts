/** Matches on this device: begun, kept after every input, taken up again, brought in and given out as files. */
import type { MatchDocument } from '@turnwise/match';
import type { MatchEnd } from '@turnwise/protocol';
import { openLocalTable, type LocalRequest, openReplayTable, type TableSource } from '@turnwise/table-source';
import { isKeptId, type KeptMatch, type MatchPlan, newMatchId, newSeed, titleIn } from './kept-match.ts';
import { type Hold, holdMatch } from './match-hold.ts';
import { allRecords, changeRecord, deleteRecord, getRecord, putOver } from './store.ts';
import { seatedOptions, tablePort } from './table-worker.ts';

/** Tables that were begun and are about to be opened by their page. */
const begun = new Map<string, { readonly source: TableSource; readonly hold: Hold }>();

/** Begins a match and gives its id; the page at `/t/<id>` opens it. */
export async function beginMatch(asked: MatchPlan): Promise<string> {
  const id = newMatchId();
  const { game, seats, mine, bots } = asked;
  const taken = [...seats.keys()].filter((at) => mine.includes(seats[at]!) || Object.hasOwn(bots, seats[at]!));
  const options = await seatedOptions(game, asked.options, taken);
  const plan = { ...asked, options };
  const request = { kind: 'new', match: id, game, seats, options, mine, bots, seed: newSeed() } as const;
  const hold = await holdMatch(id);
  const source = await openHeld(request, plan, hold);
  await keep(id, plan, (await source.save()) as MatchDocument, hold);
  begun.set(id, { source, hold });
  return id;
}

export interface Opening {
  /** Takes it over from the tab that it is open in. */
  readonly take?: boolean;
  /** Another tab has taken it over: nothing that is done here is kept any more. */
  readonly onLost?: () => void;
}

/** Undefined for a match that is not kept here; fails with `elsewhere` for one that is open in another tab. */
export async function openKept(id: string, { take = false, onLost }: Opening = {}): Promise<TableSource | undefined> {
  const already = begun.get(id);
  begun.delete(id);
  const listen = (hold: Hold): void => onLost && hold.onLost(onLost);
  if (already !== undefined) {
    listen(already.hold);
    return already.source;
  }
  if ((await keptMatch(id)) === undefined) return undefined;
  const hold = await holdMatch(id, take);
  const kept = await claim(id);
  if (kept === undefined) {
    hold.release();
    return undefined;
  }
  const { mine, bots, document, ending, end = null } = kept;
  const ended = byTable(end);
  endings.set(id, { ending, end: ended });
  hold.mark = kept.mark;
  const source = await openHeld({ kind: 'saved', match: id, document, mine, bots, ended }, kept, hold);
  listen(hold);
  return source;
}

/** What another tab has written until now counts; what it writes from now on does not know of this mark, and is left out. */
async function claim(id: string): Promise<KeptMatch | undefined> {
  const mark = newSeed();
  try {
    return await changeRecord<KeptMatch>('matches', id, (kept) => ({ ...kept, mark }));
  } catch {
    return await keptMatch(id);
  }
}

/** Every change is kept; when the table is closed, other tabs may open it. */
async function openHeld(request: LocalRequest, plan: MatchPlan, hold: Hold): Promise<TableSource> {
  try {
    const onChange = (document: MatchDocument): void => void keep(request.match, plan, document, hold);
    const source = await openLocalTable(tablePort(), request, { onChange });
    const close = source.close.bind(source);
    return Object.assign(source, {
      close: () => {
        close();
        hold.release();
      },
    });
  } catch (error) {
    hold.release();
    throw error;
  }
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

/** A write that does not know of the last one would undo moves of another tab: it is left out, and this tab is told. */
async function keep(id: string, plan: MatchPlan, document: MatchDocument, hold?: Hold): Promise<void> {
  if (hold?.isLost === true) return;
  const before = hold?.mark;
  const mark = newSeed();
  if (hold !== undefined) hold.mark = mark;
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
    mark,
  };
  // A browser that keeps nothing still lets people play.
  const put = await putOver('matches', record, (there) => there.mark === before);
  if (put === 'refused') hold?.lose();
}
