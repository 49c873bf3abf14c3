/** The level of a sketch, to be looked at; undefined if it is none. */
import { readLevelDraft } from '../level-file.ts';
import type { Level } from '../types.ts';
import { documentOf } from './document.ts';
import type { Sketch } from './sketch.ts';

export function levelFrom(sketch: Sketch): Level | undefined {
  const read = readLevelDraft(documentOf(sketch, { id: 'sketch', name: 'Sketch' }));
  return read.ok ? read.value.level : undefined;
}
