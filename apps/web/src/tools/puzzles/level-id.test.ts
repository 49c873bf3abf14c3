import { expect, test } from 'vitest';
import { idOfName } from './level-id.ts';

test.each([
  ['The rift', 'the-rift'],
  ['  Große  Kiste 2! ', 'gro-e-kiste-2'],
  ['迷路', 'my-level'],
  ['', 'my-level'],
])('%j becomes %s', (name, id) => expect(idOfName(name)).toBe(id));
