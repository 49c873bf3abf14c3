/** What the soak makes of what the attacks found. It loads no server. */
import type { Verdict } from '../../job.ts';
import type { AccessReport } from './access.ts';
import { isFlat, leftByEach } from './flat.ts';
import type { MalformedFound } from './malformed.ts';
import type { OddFound } from './odd.ts';
import type { Beats } from './pulse.ts';
import type { StoreFound } from './stores.ts';
import type { Memory } from './victim.ts';
import type { WireFound } from './wire-leaks.ts';

export function accessVerdict({ rows, refused, let: passed, wrong }: AccessReport): Verdict {
  return {
    passed: wrong.length === 0 && refused > 500 && passed > 50,
    text: [
      `${rows} rows from the protocol: ${refused} calls refused without a trace, ${passed} let in who may, ${wrong.length} wrong`,
      ...wrong.slice(0, 20),
    ].join('\n'),
  };
}

export function malformedVerdict(found: readonly MalformedFound[]): Verdict {
  const wrong = found.flatMap((one) => one.wrong);
  const codes = new Map<string, number>();
  for (const one of found)
    for (const [code, times] of Object.entries(one.codes)) codes.set(code, (codes.get(code) ?? 0) + times);
  return {
    passed: wrong.length === 0 && found.every(({ marks }) => isFlat(marks)),
    text: [
      `${found.reduce((sum, { sent }) => sum + sent, 0)} sent, ${codes.size} sorts of answers, no match changed, ${wrong.length} wrong`,
      [...codes]
        .sort(([, a], [, b]) => b - a)
        .map(([code, times]) => `${code} ${times}`)
        .join(', '),
      ...found.map(
        ({ marks, quiet, busy }) =>
          `heap ${marks.map(({ memory: { heap } }) => heap.toFixed(1)).join(', ')} MB, ${leftByEach(marks).toFixed(0)} bytes a message; another player before: ${told(quiet)}; during: ${told(busy)}`,
      ),
      ...wrong.slice(0, 20),
    ].join('\n'),
  };
}

/** Megabytes that heap and buffers may have more after than before. */
const FLAT_ALL = 12;

export function oddVerdict(found: readonly OddFound[]): Verdict {
  const wrong = found.flatMap((one) => one.wrong);
  const size = ({ heap, buffers }: Memory): number => heap + buffers;
  const grown = Math.max(...found.map(({ before, after }) => size(after) - size(before)));
  return {
    passed: wrong.length === 0 && grown < FLAT_ALL,
    text: [
      ...found.flatMap((one) => one.told),
      ...found.map(
        ({ before, after, quiet, busy }) =>
          `heap and buffers ${size(before).toFixed(1)} to ${size(after).toFixed(1)} MB, process ${before.rss.toFixed(0)} to ${after.rss.toFixed(0)} MB; another player before: ${told(quiet)}; during: ${told(busy)}`,
      ),
      ...wrong.map((one) => `WRONG ${one}`),
    ].join('\n'),
  };
}

export function storeVerdict(found: readonly StoreFound[]): Verdict {
  const wrong = found.flatMap((one) => one.wrong);
  return {
    passed: wrong.length === 0 && found.every(({ told: lines }) => lines.length > 0),
    text: [...found.flatMap((one) => one.told), ...wrong.map((one) => `WRONG ${one}`)].join('\n'),
  };
}

export function wireVerdict(found: readonly WireFound[]): Verdict {
  const sum = (of: (one: WireFound) => number): number => found.reduce((total, one) => total + of(one), 0);
  const leaks = found.flatMap((one) => one.leaks);
  return {
    passed: leaks.length === 0 && sum(({ pairs }) => pairs) > 0,
    text: [
      `${found[0]?.game}: ${sum(({ pairs }) => pairs)} pairs over the wire, ${sum(({ inputs }) => inputs)} inputs, ${sum(({ messages }) => messages)} messages and answers, ${(sum(({ bytes }) => bytes) / 1e6).toFixed(1)} MB compared, ${leaks.length} leaks`,
      ...leaks.slice(0, 10),
    ].join('\n'),
  };
}

function told({ count, median, high, worst, wrong }: Beats): string {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return `${count} moves, median ${ms(median)}, 99 of 100 within ${ms(high)}, the slowest ${ms(worst)}${wrong === 0 ? '' : `, ${wrong} WRONG`}`;
}
