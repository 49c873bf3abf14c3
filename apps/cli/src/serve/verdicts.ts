/** What came of the matches of a log: a line for each that is not as recorded, and the counts. */
import { formatIssue } from '@turnwise/kernel';
import type { MatchVerdict } from '@turnwise/table';
import type { Context } from '../context.ts';
import { shortLine } from '../exit.ts';
import { count, thousands } from '../figures.ts';

export class Tally {
  readonly #counts = { agrees: 0, departs: 0, unreadable: 0, otherVersion: 0, unknownGame: 0 };
  #records = 0;
  /** Matches that are not over and cannot go on with this build. */
  #stranded = 0;

  add(verdict: MatchVerdict): void {
    this.#counts[verdict.kind]++;
    if (verdict.kind === 'agrees') this.#records += verdict.records;
    if (isLeftOut(verdict) && verdict.stage !== 'over') this.#stranded++;
  }

  get matches(): number {
    return Object.values(this.#counts).reduce((sum, one) => sum + one);
  }

  counts(): Readonly<Record<MatchVerdict['kind'] | 'matches' | 'records' | 'stranded', number>> {
    return { matches: this.matches, records: this.#records, ...this.#counts, stranded: this.#stranded };
  }

  fails(strict: boolean): boolean {
    const { departs, unreadable } = this.#counts;
    return departs + unreadable > 0 || (strict && this.#stranded > 0);
  }
}

/** `3 matches: 1 agrees (9 records), 1 departs, 1 left out (1 of them not over)`. */
export function summaryLine(tally: Tally): string {
  const { matches, records, agrees, departs, unreadable, otherVersion, unknownGame, stranded } = tally.counts();
  const leftOut = otherVersion + unknownGame;
  const parts = [
    `${thousands(agrees)} ${agrees === 1 ? 'agrees' : 'agree'} (${count(records, 'record')})`,
    `${thousands(departs)} ${departs === 1 ? 'departs' : 'depart'}`,
    ...(unreadable === 0 ? [] : [`${thousands(unreadable)} cannot be read`]),
    ...(leftOut === 0 ? [] : [`${thousands(leftOut)} left out (${thousands(stranded)} of them not over)`]),
  ];
  return `${count(matches, 'match', 'matches')}: ${parts.join(', ')}`;
}

/** One line. */
export function verdictText({ registry, colours: { red, yellow } }: Context, verdict: MatchVerdict): string {
  const { head, stage } = verdict;
  const match = head === undefined ? verdict.match : `${verdict.match} (${head.game} ${head.version}, ${stage})`;
  switch (verdict.kind) {
    case 'agrees':
      return `ok ${match}`;
    case 'departs':
      return `${red('DEPARTS')} ${match}: at place ${verdict.place}, after frame ${verdict.frames}: ${shortLine(formatIssue(verdict.issue))}`;
    case 'unreadable':
      return `${red('UNREADABLE')} ${match}: ${shortLine(verdict.why.split('\n')[0] ?? '')}`;
    case 'otherVersion':
      return `${yellow('OTHER VERSION')} ${match}: this build has ${verdict.head.game} ${verdict.version}`;
    case 'unknownGame':
      return `${yellow('UNKNOWN GAME')} ${match}: this build has ${registry.games.map(({ id }) => id).join(', ')}`;
  }
}

/** For a program: the head without the seed, which belongs to the match. */
export function verdictJson({ match, head, stage, ...verdict }: MatchVerdict): object {
  if (head === undefined) return { match, ...verdict };
  const { game, version, at } = head;
  return { match, game, version, at, stage, ...verdict };
}

function isLeftOut({ kind }: MatchVerdict): boolean {
  return kind === 'otherVersion' || kind === 'unknownGame';
}
