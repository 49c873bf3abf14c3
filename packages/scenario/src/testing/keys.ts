/** All keys of the format as `part.key`, and those that a scenario uses: the tests ask for every one of them. */
import { isRecord } from '@turnwise/kernel';
import { KEY_DESCRIPTIONS } from '../key-descriptions.ts';
import { isMatcher } from '../matchers.ts';
import type { Scenario, StepExpectation } from '../scenario.ts';

export const ALL_KEYS: readonly string[] = Object.entries(KEY_DESCRIPTIONS).flatMap(([part, keys]) =>
  Object.keys(keys).map((key) => `${part}.${key}`),
);

export function usedKeys(scenario: Scenario): ReadonlySet<string> {
  const { source: _source, ...written } = scenario;
  const used = new Set<string>();
  const add = (part: string, value: unknown): void => {
    for (const key of isRecord(value) ? Object.keys(value) : [])
      if (ALL_KEYS.includes(`${part}.${key}`)) used.add(`${part}.${key}`);
  };
  add('scenario', written);
  const expectations: readonly (StepExpectation | undefined)[] = [
    ...written.steps.map((step) => step.expect),
    written.expect,
  ];
  for (const step of written.steps) add('step', step);
  for (const expect of expectations) {
    add('expect', expect);
    add('result', expect?.result);
    add('choice', expect?.choice);
    for (const inputs of Object.values(expect?.legal ?? {})) add('legal', inputs);
    const { legal, ...rest } = expect ?? {};
    const patterns = Object.values(legal ?? {}).flatMap(({ includes, excludes }) => [includes, excludes]);
    for (const matcher of matchersIn([rest, patterns])) add('matcher', matcher);
  }
  return used;
}

function matchersIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(matchersIn);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(matchersIn);
  return isMatcher(value as never) ? [value, ...inner] : inner;
}
