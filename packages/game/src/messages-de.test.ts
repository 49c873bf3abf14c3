import { expect, test } from 'vitest';
import { COMMON_MESSAGES } from './message.ts';
import { commonGerman } from './messages-de.ts';

function placeholders(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
}

test('every common message has a German template with the same placeholders', () => {
  expect(Object.keys(commonGerman).toSorted()).toEqual(Object.keys(COMMON_MESSAGES).toSorted());
  for (const [key, template] of Object.entries(COMMON_MESSAGES))
    expect([key, placeholders(commonGerman[key] ?? '')]).toEqual([key, placeholders(template)]);
});
