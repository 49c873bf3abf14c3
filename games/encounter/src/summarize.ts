/**
 * A fight in short, for a narrator or an assistant: what it came to as data, and a few lines about it, as many for a long
 * fight as for a short one.
 */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { listPhrase, named, namesPhrase, thing } from './labels/phrases.ts';
import type { Phrase } from './labels/phrases.ts';
import { accountOf } from './summary/account.ts';
import type { Account, TurningPoint } from './summary/account.ts';
import type { EncounterEvent } from './event.ts';

export interface Summary {
  readonly lines: readonly Message[];
  readonly data: Account;
}

export function summarize(events: readonly EncounterEvent[]): Summary {
  const data = accountOf(events);
  const { fallen, fled, spells, turningPoints, damage, fault } = data;
  const [first] = fallen;
  const lines = [
    headLine(data),
    ...(fault === null ? [] : [message('summary.fault', { errorType: fault.errorType, text: fault.message })]),
    ...(first === undefined
      ? []
      : [
          message('summary.firstDeath', {
            who: named(first.id),
            round: first.round,
            by: first.by === null ? '' : message('summary.by', { by: named(first.by) }),
          }),
        ]),
    ...(fallen.length < 2 ? [] : [message('summary.felled', { felled: someOf(felledPhrases(data)) })]),
    ...(fled.length === 0 ? [] : [message('summary.fled', { names: namesPhrase(fled.map(({ id }) => id)) })]),
    ...(spells.length === 0 ? [] : [message('summary.spells', { casts: someOf(spells.map(castPhrase)) })]),
    ...(turningPoints.length === 0
      ? []
      : [message('summary.turningPoints', { points: someOf(turningPoints.map(pointPhrase)) })]),
    ...(damage.length === 0
      ? []
      : [
          message('summary.damage', {
            figures: someOf(damage.map(({ id, amount }) => message('summary.dealt', { who: named(id), amount }))),
          }),
        ]),
  ];
  return { lines, data };
}

/** So many of a list are told. */
const MOST = 4;

function someOf(phrases: readonly Phrase[]): Phrase {
  const rest = phrases.length - MOST;
  if (rest <= 0) return listPhrase(phrases);
  return listPhrase([...phrases.slice(0, MOST), message('summary.more', { count: rest })]);
}

function headLine({ encounterId, rounds, outcome }: Account): Message {
  return message(rounds === 1 ? 'summary.head.one' : 'summary.head', {
    encounter: encounterId ?? '',
    rounds,
    outcome: message(outcome === null ? 'summary.undecided' : `event.victoryDetermined.${outcome}`),
  });
}

/** Who felled whom, the deadliest first. */
function felledPhrases({ fallen }: Account): readonly Phrase[] {
  const groups = new Map<string | null, string[]>();
  for (const { id, by } of fallen) groups.set(by, [...(groups.get(by) ?? []), id]);
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([by, them]) => {
      const params = { count: them.length, who: namesPhrase(them) };
      return by === null ? message('summary.fall', params) : message('summary.fells', { by: named(by), ...params });
    });
}

function castPhrase({ caster, spell, times }: Account['spells'][number]): Message {
  return message(times === 1 ? 'summary.cast' : 'summary.casts', { caster: named(caster), spell: thing(spell), times });
}

function pointPhrase({ kind, round, who, against }: TurningPoint): Message {
  const what = message(`summary.point.${kind}`, { who: named(who), against: named(against ?? '') });
  return message('summary.point', { round, what });
}
