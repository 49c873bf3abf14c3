/** A field of an event's payload. */
import type { FieldType } from '../nodes.ts';

export interface EventField {
  readonly name: string;
  readonly type: FieldType | 'symbol' | 'kind' | 'item' | 'seats';
}
