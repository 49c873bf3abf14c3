/** Every odd connection in turn, and somebody else who plays on meanwhile: no crash, no change, memory flat. */
import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL_LIMITS } from '@turnwise/server';
import { seatAllAt } from './ask.ts';
import { ODD_CONNECTIONS, ODD_LIMITS } from './odd-connections.ts';
import { Pulse } from './pulse.ts';
import type { Beats } from './pulse.ts';
import { slowReaders, SLOW_LIMITS } from './slow-readers.ts';
import { startVictim } from './victim.ts';
import type { Memory, Victim } from './victim.ts';

export interface OddFound {
  readonly told: readonly string[];
  readonly wrong: readonly string[];
  readonly quiet: Beats;
  readonly busy: Beats;
  readonly before: Memory;
  readonly after: Memory;
}

/** The player who is measured moves faster than people do. */
const PLAYED = { requestRate: USUAL_LIMITS.requestRate, requestBurst: USUAL_LIMITS.requestBurst };
const USUAL = { ...PLAYED, rate: 150, burst: 150, socketsPerAddress: USUAL_LIMITS.socketsPerAddress, ...ODD_LIMITS };

/** `without` some that take long. */
export async function beOdd(apart: boolean, without: readonly string[] = []): Promise<OddFound> {
  const names = Object.keys(ODD_CONNECTIONS).filter((name) => !without.includes(name));
  return meanwhile(await startVictim(USUAL, apart), apart, async (victim, report) => {
    const { match, tokens } = await seatAllAt(victim.url, { game: 'tic-tac-toe' });
    for (const [index, name] of names.entries()) {
      // Each comes from an address of its own, or the first would use up what the others are allowed.
      const seat = { url: victim.url, match, token: tokens.get('O') ?? '', from: `127.0.1.${index + 1}` };
      await report(name, () => (ODD_CONNECTIONS[name] as (typeof ODD_CONNECTIONS)[string])(seat));
    }
  });
}

export async function beSlow(megabytes: number, apart: boolean): Promise<OddFound> {
  return meanwhile(await startVictim(SLOW_LIMITS, apart), apart, (victim, report) =>
    report('watching without reading', () => slowReaders(victim, megabytes, '127.0.1.1')),
  );
}

type Report = (name: string, run: () => Promise<string>) => Promise<void>;

async function meanwhile(
  victim: Victim,
  apart: boolean,
  run: (victim: Victim, report: Report) => Promise<void>,
): Promise<OddFound> {
  const lines: string[] = [];
  const wrong: string[] = [];
  try {
    const pulse = await Pulse.begin(victim.url);
    pulse.start();
    await sleep(apart ? 2_000 : 200);
    const quiet = await pulse.stop();
    const before = await victim.memory();
    pulse.start();
    await run(victim, async (name, odd) => {
      await odd().then(
        (line) => lines.push(`${name}: ${line}`),
        (thrown: unknown) => wrong.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`),
      );
    });
    const busy = await pulse.stop();
    // What is closed has its last second.
    await sleep(apart ? 2_000 : 100);
    const after = await victim.memory();
    if (!(await pulse.isSound(victim.url))) wrong.push('the match that went on is not where it was played to');
    if (quiet.wrong + busy.wrong > 0) wrong.push('a good move was not taken');
    pulse.close();
    return { told: lines, wrong, quiet, busy, before, after };
  } finally {
    await victim.close();
  }
}
