/** Checks random streams from a saved state, because the kernel reads them unchecked. */
import { issuesOfEach } from '../issue-list.ts';
import { issue } from '../issue.ts';
import type { Issue } from '../issue.ts';
import { isRecord } from '../json.ts';
import { either, integer, list, object, oneOf } from '../shape.ts';
import type { Stream } from './streams.ts';

const word = integer(0, 0xffff_ffff);
const script = either(oneOf([null]), list(integer()));
const stream = object<Stream>({ a: word, b: word, c: word, d: word, taken: integer(0), script });

/** A game without chance has none, which is fine. */
export function randomIssues(random: unknown): readonly Issue[] {
  if (random === undefined) return [];
  if (!isRecord(random)) return [issue('random', 'wrongShape', 'streams by name', random)];
  return issuesOfEach(Object.entries(random), ([name, value]) => {
    const path = `random.${name}`;
    if (!stream.is(value)) return stream.issues(value, path);
    // The only state that the generator never leaves.
    const stuck = (value.a | value.b | value.c | value.d) === 0;
    return stuck ? [issue(path, 'wrongStream', 'a generator that is not all zeros')] : [];
  });
}
