/** Texts and scenarios with as much of one thing as is asked. */
import { readScenario, readScenarios, readSourceText } from '@turnwise/scenario';
import { nested } from './documents.ts';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

function read(text: string): string {
  const source = readSourceText(text);
  return source.ok ? '' : JSON.stringify(source.error);
}

const SCENARIO = { format: 1, game: 'tic-tac-toe', title: 'A title', seed: 1, seats: ['ann', 'bob'], steps: [] };
const SIZES = ['tooMany', 'tooBig', 'tooLong'];

/** What is wrong with its size; the rest does not count. */
function scenario(over: object): string {
  const { ok, ...rest } = readScenario(JSON.stringify({ ...SCENARIO, ...over }));
  const found = ok
    ? []
    : (rest as { error: readonly { code: string }[] }).error.filter(({ code }) => SIZES.includes(code));
  return found.length === 0 ? '' : JSON.stringify(found);
}

const list = (size: number, item: unknown): readonly unknown[] => Array.from({ length: size }, () => item);

export const SCENARIO_PROBES: Readonly<Record<string, Probe>> = {
  textCharacters: bySize((size) => read(JSON.stringify(list(size / 50_000 - 1, 'a'.repeat(49_990))).padEnd(size))),
  yamlCharacters: bySize((size) =>
    read(
      list(20, `- ${'b'.repeat(40_000)}`)
        .join('\n')
        .padEnd(size),
    ),
  ),
  yamlSigns: bySize((size) => read(`[${'1,'.repeat(size - 1)}]`)),
  textDepth: bySize((size) => read(JSON.stringify(nested(size)))),
  aliases: bySize((size) => {
    const anchors = Array.from({ length: 50 }, (_, at) => `x${at}: &a${at} 1`);
    return read([...anchors, ...Array.from({ length: size }, (_, at) => `y${at}: *a${at % 50}`)].join('\n'));
  }),
  documents: bySize((size) => {
    const answer = readScenarios(Array.from({ length: size }, () => 'a: 1\n').join('---\n'));
    return JSON.stringify(answer).includes('tooMany') ? 'tooMany' : '';
  }),
  scenarioValues: {
    fits: () => scenario({}) === '',
    beyond: (limit) => scenario({ steps: list(4_000, { input: list(limit / 1_000, 1) }) }),
  },
  steps: bySize((size) => scenario({ steps: list(size, { advance: true }) })),
  seats: bySize((size) => scenario({ seats: list(size, 'ann') })),
  hiddenWords: bySize((size) => scenario({ expect: { viewHides: { ann: list(size, 'x') } } })),
  title: bySize((size) => scenario({ title: 'a'.repeat(size) })),
};
