/** What came of an entry. */
import type { EngineError, Refusal } from '@turnwise/kernel';
import type { FailedInput, Submission } from '@turnwise/match';
import type { TableEnd } from './table-end.ts';

export type Acted =
  | {
      readonly kind: 'done';
      readonly submission?: Submission;
      readonly ended?: TableEnd;
      /** Why the table did it and not the rules: a program failed. For the operator. */
      readonly instead?: Refused;
    }
  | Refused;

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly fault?: EngineError;
  readonly failed?: FailedInput;
}
