import { expect, test } from 'vitest';
import { calledAs } from './called-as.ts';

test.each([
  [{}, 'turnwise'],
  [{ npm_lifecycle_event: 'test' }, 'turnwise'],
  [{ npm_lifecycle_event: 'turnwise' }, 'npm run turnwise --'],
])('%j', (env, name) => {
  expect(calledAs({ env })).toBe(name);
});
