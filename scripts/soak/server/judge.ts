/**
 * Reads the log itself and compares it with what clients wrote down: every acknowledged input is there once and where the answer said, there is
 * nothing that nobody sent, every record leads to the hash that it names, and every view that was shown is the one that the records lead to.
 * It can be asked again and again, and reads on where it was.
 */
import type { AnyGame } from '@turnwise/game';
import { SPECTATOR } from '@turnwise/game';
import type { LogRecord, MatchLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { beginFold } from '@turnwise/table';
import type { Fold, TableRecord } from '@turnwise/table';
import { keyOf } from './notebook.ts';
import type { Acknowledged, Notebook, Sent, Sighting } from './notebook.ts';

const MOST_FAULTS = 20;

interface Case {
  readonly fold: Fold;
  /** Ids of records, and of clients by seat: the place of each. */
  readonly ids: Set<string>;
  readonly clients: Map<string, number>;
  readonly holders: Set<string>;
  /** By place and seat, the hash of the view. */
  readonly views: Map<string, string>;
}

export class Judge {
  readonly faults: string[] = [];
  readonly counts = { records: 0, acknowledged: 0, sightings: 0, passes: 0 };
  readonly #notebook: Notebook;
  readonly #cases = new Map<string, Case>();

  constructor(notebook: Notebook) {
    this.#notebook = notebook;
  }

  /** How many records a match has, as far as it was read. */
  length(match: string): number {
    return this.#cases.get(match)?.fold.place ?? 0;
  }

  /** Only while nobody writes or hears anything: what was shown must be there by now. */
  async examine(log: MatchLog): Promise<void> {
    const notebook = this.#notebook;
    this.counts.passes++;
    for (const match of notebook.matches) await this.#read(log, match);
    const { acknowledged, refused, sightings, told, ended, holders } = notebook;
    notebook.acknowledged = [];
    notebook.refused = [];
    notebook.sightings = [];
    notebook.told = [];
    notebook.ended = [];
    notebook.holders = [];
    for (const one of acknowledged) this.#acknowledged(one);
    for (const one of refused) this.#refused(one);
    for (const one of sightings) this.#seen(one);
    for (const { match, place, by } of told)
      if (place > this.length(match)) this.#fault(`${match}: ${by} told of place ${place}, which is not in the log`);
    for (const match of ended)
      if (this.#cases.get(match)?.fold.isOver === false) this.#fault(`${match}: a list says that it is over`);
    for (const { match, seat, holder } of holders)
      if (this.#cases.get(match)?.holders.has(`${seat} ${holder}`) !== true)
        this.#fault(`${match}: ${seat} was given to somebody, and the log does not have it`);
  }

  async #read(log: MatchLog, match: string): Promise<void> {
    const found = this.#cases.get(match) ?? (await this.#begin(log, match));
    if (found === undefined) return;
    const { fold } = found;
    for await (const record of log.read(match, fold.place)) {
      this.counts.records++;
      const { place } = fold;
      this.#check(found, record, place);
      const applied = fold.apply(record);
      if (!applied.ok) {
        const { issue } = applied.error;
        return this.#fault(`${match}: record ${place} departs: ${issue.code}, expected ${issue.expected}`);
      }
      this.#show(found);
    }
  }

  async #begin(log: MatchLog, match: string): Promise<Case | undefined> {
    const head = await log.head(match);
    if (head === undefined) {
      this.#fault(`${match}: was created, and the log does not have it`);
      return undefined;
    }
    const begun = beginFold(head, registry.get(head.game) as AnyGame);
    if (!begun.ok) {
      this.#fault(`${match}: cannot begin`);
      return undefined;
    }
    const made: Case = {
      fold: begun.value,
      ids: new Set(),
      clients: new Map(),
      holders: new Set(),
      views: new Map(),
    };
    this.#cases.set(match, made);
    this.#show(made);
    return made;
  }

  /** Before it is applied. */
  #check({ fold, ids, clients, holders }: Case, record: LogRecord, place: number): void {
    const { id: match } = fold.head;
    if (ids.has(record.id)) this.#fault(`${match}: the record ${record.id} is there twice`);
    ids.add(record.id);
    const known = record as unknown as TableRecord;
    if (known.kind === 'seat') return void holders.add(`${known.seat} ${known.holder}`);
    if (known.kind !== 'input' && known.kind !== 'undo')
      return this.#fault(`${match}: nobody sent the ${known.kind} at ${place}`);
    if (known.kind === 'input' && known.bot !== undefined) return;
    const seat = known.seat ?? '';
    const key = keyOf(match, seat, known.client ?? '');
    const before = clients.get(key);
    if (before !== undefined)
      this.#fault(`${match}: ${known.client} of ${seat} is there twice, at ${before} and ${place}`);
    clients.set(key, place);
    const sent = this.#notebook.sent.get(key);
    if (sent === undefined) this.#fault(`${match}: nobody sent ${known.client} of ${seat}, which is at ${place}`);
    else if (!isSame(fold, known, sent)) this.#fault(`${match}: ${known.client} of ${seat} is not what was sent`);
  }

  #show({ fold, views }: Case): void {
    const { match, place } = fold;
    for (const name of match.table.names)
      views.set(`${place} ${name}`, match.look(match.seatNamed(name) ?? SPECTATOR).hash);
    views.set(`${place} `, match.look(SPECTATOR).hash);
  }

  #acknowledged({ match, seat, id, place }: Acknowledged): void {
    this.counts.acknowledged++;
    const at = this.#cases.get(match)?.clients.get(keyOf(match, seat, id));
    if (at === undefined) this.#fault(`${match}: ${id} of ${seat} was acknowledged at ${place}, and is not in the log`);
    else if (at + 1 !== place)
      this.#fault(`${match}: ${id} of ${seat} was acknowledged at ${place}, and is at ${at + 1}`);
  }

  /** Whoever is told that something was not done must not find it among the records that there were then. */
  #refused({ match, seat, id, place }: Acknowledged): void {
    const at = this.#cases.get(match)?.clients.get(keyOf(match, seat, id));
    if (at !== undefined && at < place)
      this.#fault(`${match}: ${id} of ${seat} was refused at ${place}, and is at ${at + 1}`);
  }

  #seen({ match, seat, place, viewHash }: Sighting): void {
    this.counts.sightings++;
    const view = this.#cases.get(match)?.views.get(`${place} ${seat ?? ''}`);
    if (view === undefined)
      this.#fault(`${match}: ${seat ?? 'a spectator'} saw place ${place}, which is not in the log`);
    else if (view !== viewHash) this.#fault(`${match}: ${seat ?? 'a spectator'} saw something else at place ${place}`);
  }

  #fault(text: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(text);
  }
}

/** Whether a record has what was sent under its id. */
function isSame({ match }: Fold, record: TableRecord, { message }: Sent): boolean {
  if (record.kind === 'undo') return message.type === 'undo';
  if (record.kind !== 'input' || message.type !== 'action.submit') return false;
  const seat = match.seatNamed(record.seat);
  const written = match.game.notation.input.format({ ...message.input, seat } as never, match.table);
  return JSON.stringify(written) === JSON.stringify(record.input);
}
