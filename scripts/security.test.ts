// The page on security tells the limits as they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_LIMITS } from '@turnwise/protocol';
import { USUAL_LIMITS } from '@turnwise/server';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8');

test('every limit of the server is on the page, with its value', () => {
  const told = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|/gm)].flatMap(
    ([, names = '', values = '']) => {
      const numbers = values.split(', ').map(Number);
      return [...names.matchAll(/\w+/g)].map(([name], index) => [name, numbers[index]]);
    },
  );
  // How long an empty table stays in memory is for the operator alone.
  const { idle: _idle, ...limits } = USUAL_LIMITS;
  expect(Object.fromEntries(told)).toEqual(limits);
});

test('sizes of the protocol are told as they are', () => {
  const { messageBytes, messageDepth, rulesetBytes } = PROTOCOL_LIMITS;
  const words = (value: number): string => value.toLocaleString('en');
  expect(page).toContain(`at most ${words(messageBytes.usual)} bytes, ${messageDepth.usual} levels`);
  expect(page).toContain(`a ruleset ${words(rulesetBytes.usual)} bytes`);
});
