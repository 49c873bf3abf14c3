// What the scenarios must hold between them: every refusal with each of its reasons, and every setting of every rule, set
// alone over a preset that says otherwise. That each scenario passes is for `scenarios.test.ts` to say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarios } from '@turnwise/scenario';
import type { Scenario } from '@turnwise/scenario';
import { describe, expect, test } from 'vitest';
import { PARADOXES, PRESETS } from './rules-of-level.ts';
import type { Detection, Preset, Rules } from './rules-of-level.ts';
import { REFUSALS } from './testing/refusals.ts';

const FOLDER = join(import.meta.dirname, '..', 'scenarios');

const SCENARIOS = readdirSync(FOLDER).flatMap((file) =>
  readScenarios(readFileSync(join(FOLDER, file), 'utf8'), { name: file }).map((read): Scenario => {
    if (!read.ok) throw new Error(`${file} is no scenario`);
    return read.value;
  }),
);

/** Those of the rules, and those of undo and redo. */
const ALL_REFUSALS = [...REFUSALS, 'nothingToUndo', 'nothingToRedo', 'undoBlockedByIrreversibleBoundary'];

describe('refusals', () => {
  const told = new Set(SCENARIOS.flatMap(({ steps }) => steps.map(refusalOf)));
  test.each(ALL_REFUSALS)('%s', (refusal) => {
    expect(told).toContain(refusal);
  });
});

function refusalOf({ expect: expected }: Scenario['steps'][number]): string {
  const { code = '', params = {} } = (expected ?? {}) as { readonly code?: string; readonly params?: Params };
  const inside = params.reason?.code ?? params.rule ?? params.phase;
  return inside === undefined ? code : `${code} ${inside}`;
}

interface Params {
  readonly reason?: { readonly code: string };
  readonly rule?: string;
  readonly phase?: string;
}

type Settings = Omit<Rules, 'detection'> & Detection;

/** Of numbers and of the order of checks: what the two presets have. */
const SETTINGS: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  paradox: PARADOXES,
  allowUndo: [true, false],
  riftTarget: ['unchecked', 'mustBeFree'],
  laterCollision: ['warn', 'skip', 'refuse'],
  earlierMove: ['overwrite', 'refuse'],
  pastSelfBlocks: [false, true],
  patrolEnd: ['stop', 'pingPong'],
  enemiesBlock: [false, true],
  priority: [PRESETS.classic.priority, PRESETS.strict.priority],
  maxPushChain: [PRESETS.classic.maxPushChain, PRESETS.strict.maxPushChain],
  model: ['off', 'discreteDelay', 'lightCone'],
  delay: [PRESETS.classic.detection.delay, PRESETS.strict.detection.delay],
  radius: [PRESETS.classic.detection.radius, PRESETS.strict.detection.radius],
  selves: ['newest', 'all'],
  scope: ['explored', 'currentSlice'],
};

describe('settings', () => {
  const given = SCENARIOS.map(({ position }) => settingsOf(position as Position | undefined));
  const cases = Object.entries(SETTINGS).flatMap(([rule, values]) => values.map((value) => [rule, value] as const));
  test.each(cases)('%s: %j', (rule, value) => {
    const text = JSON.stringify(value);
    // What every preset says can only be had from one.
    const isUsual = Object.values(PRESETS).every((preset) => JSON.stringify(flat(preset)[rule]) === text);
    expect(isUsual || given.some(({ own, usual }) => JSON.stringify(own[rule]) === text && text !== usual(rule))).toBe(
      true,
    );
  });
  test.each(Object.keys(PRESETS))('preset %s', (preset) => {
    expect(given.some((one) => one.preset === preset)).toBe(true);
  });
});

interface Position {
  readonly preset?: Preset;
  readonly rules?: Partial<Omit<Rules, 'detection'>> & { readonly detection?: Partial<Detection> };
}

/** What a position says of its own, and what its preset says, as text. */
function settingsOf({ preset = 'classic', rules = {} }: Position = {}): {
  readonly preset: Preset;
  readonly own: Readonly<Record<string, unknown>>;
  readonly usual: (rule: string) => string | undefined;
} {
  return { preset, own: flat(rules), usual: (rule) => JSON.stringify(flat(PRESETS[preset])[rule]) };
}

function flat({ detection, ...others }: NonNullable<Position['rules']>): Readonly<Record<string, unknown>> {
  return { ...others, ...detection };
}
