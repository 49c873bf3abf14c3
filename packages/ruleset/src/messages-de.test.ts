// The German words of any ruleset: nothing is missing, and every gap is there.
import { expect, test } from 'vitest';
import { TEMPLATES } from './labels/templates.ts';
import { german } from './messages-de.ts';
import { rulesetGame } from './ruleset-game.ts';

const gapsIn = (template: string): readonly string[] => [...new Set(template.match(/\{\w+\}/gu) ?? [])].toSorted();

test('no key is missing', () => {
  const keys = [...Object.keys(rulesetGame.messages), ...Object.keys(TEMPLATES)];
  expect(keys.filter((key) => german.messages[key] === undefined)).toEqual([]);
});

test.each(Object.entries(rulesetGame.messages))('%s has the same gaps', (key, template) => {
  expect(gapsIn(german.messages[key] ?? '')).toEqual(gapsIn(template));
});
