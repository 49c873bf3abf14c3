/** What formulas may look at: who fights, in which condition, and the tables. */
import type { Content } from '../content/types.ts';
import type { ConditionsView } from './conditions-view.ts';
import type { PartiesView } from './parties-view.ts';

export interface Field {
  readonly parties: PartiesView;
  readonly conditions: ConditionsView;
  readonly content: Content;
}
