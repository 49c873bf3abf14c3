/** A field of an event's payload. */
import type { FieldType } from '../nodes.ts';

export interface EventField {
  readonly name: string;
  readonly type: FieldType | 'symbol' | 'kind' | 'item' | 'seats';
  /** A target that takes several: all of them are in `Happening.taken`, the first in the field. */
  readonly list?: true;
}
