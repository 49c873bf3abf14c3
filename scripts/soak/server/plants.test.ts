// A planted fault must change the line that it names: when that line is written otherwise, the plant has to follow.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLANTS } from './plants.ts';

test.each(Object.entries(PLANTS))('%s: its line is there once', (_, { file, from }) => {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
