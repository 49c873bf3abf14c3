// Mistakes that are made by drawing have words in the language of the page; others are told as the game tells them.
import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { issueWords } from './issue-words.ts';
import { levelIssues, type LevelIssueText } from './solve-level.ts';
import { emptySketch, paint, type Sketch, withThing } from './sketch.ts';
import { levelOfSketch } from './sketch-file.ts';

const inGerman = (one: LevelIssueText): string =>
  issueWords(one, (key, params = {}) => de[key].replace(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? ''));

const drawn: Sketch = { ...emptySketch(), name: 'Drawn' };
const withGuard = paint(drawn, 3, 3, 'enemy');
const guard = withGuard.things.at(-1)!;

test.each<[string, Sketch, string]>([
  ['no exit', paint(drawn, 7, 5, 'floor'), 'Es gibt keinen Ausgang.'],
  ['a wall at the start', { ...drawn, start: [0, 0, 0] }, 'Am Start steht etwas im Weg.'],
  ['a box outside', { ...drawn, things: [...drawn.things, { kind: 'box', at: [40, 1] }] }, 'außerhalb des Levels'],
  [
    'a guard that leaps',
    withThing(withGuard, guard, {
      path: [
        [3, 3],
        [5, 3],
      ],
    }),
    'mehr als ein Feld',
  ],
  [
    'a guard in a wall',
    withThing(withGuard, guard, {
      path: [
        [1, 1],
        [0, 1],
      ],
    }),
    'durch eine Wand',
  ],
])('%s', (_, sketch, expected) => {
  const told = levelIssues(levelOfSketch(sketch)).map(inGerman);
  expect(told.join('\n')).toContain(expected);
});

test('what has no words is told in English', () => {
  const [one] = levelIssues({ ...levelOfSketch(drawn), size: 'large' });
  expect(inGerman(one!)).toBe(one!.text);
});
