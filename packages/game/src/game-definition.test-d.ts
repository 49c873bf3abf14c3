// What the compiler holds for an author: what must be written, and what a game that hides nothing may leave out. Checked by `npm run check`.
import type { Json, Random, Rules } from '@turnwise/kernel';
import { expectTypeOf, test } from 'vitest';
import { defineGame } from './index.ts';
import type {
  GameDefinition,
  GameNotation,
  GamePlay,
  GameSight,
  Notation,
  OpenView,
  PlayTypes,
  Table,
} from './index.ts';

interface Moves {
  Input: { readonly kind: 'roll' };
  Diff: { readonly kind: 'rolled'; readonly pips: number };
  Event: { readonly kind: 'rolled'; readonly pips: number };
}
interface Rolling extends Moves {
  State: { readonly sum: number; readonly random: Random };
  View: OpenView<Rolling['State']>;
}
/** The view says less than the state. */
interface Hiding extends Moves {
  State: { readonly sum: number; readonly secret: number };
  View: { readonly sum: number };
}
/** The view says it in another way, without a secret. */
interface Worded extends Moves {
  State: { readonly sum: number };
  View: { readonly sum: string };
}

interface Common<T extends PlayTypes> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rules: Rules<T>;
  readonly setup: () => T['State'];
  readonly play: GamePlay<T>;
}
declare const rolling: Common<Rolling>;
declare const hiding: Common<Hiding>;
declare const worded: Common<Worded>;
declare const parse: Notation<Rolling>['position']['parse'];
declare const hidden: Notation<Hiding>;

const streams = ['dice'];
const format = ({ sum }: { readonly sum: number }): Json => sum;
const words = { messages: {}, notation: { position: { parse, format } } };

test('a game that hides nothing needs no sight, and its views are written as its positions are', () => {
  defineGame<Rolling>({ ...rolling, streams, words });
  expectTypeOf<OpenView<Rolling['State']>>().toEqualTypeOf<{ readonly sum: number }>();
});

test('a state with streams names them, and one without has none', () => {
  // @ts-expect-error: which streams are in `random`?
  defineGame<Rolling>({ ...rolling, words });
  // @ts-expect-error: there is no `random` to keep them in
  defineGame<Hiding>({ ...hiding, streams, sight, words: { messages: {}, notation: hidden } });
  // @ts-expect-error: who names streams by the options names those of a view too
  defineGame<Rolling>({ ...rolling, streams: { of: () => streams }, words });
});

test('a position that reads its streams is no notation for a view', () => {
  const telling = ({ random }: Rolling['State'], _table: Table): Json => Object.keys(random);
  // @ts-expect-error: a view has no streams
  expectTypeOf({ position: { parse, format: telling } }).toExtend<GameNotation<Rolling>>();
  expectTypeOf({ position: { parse, format: telling }, view: { format } }).toExtend<GameNotation<Rolling>>();
});

declare const sight: GameSight<Hiding>;

test('a view that says less than the state needs a sight, and a notation of its own', () => {
  defineGame<Hiding>({ ...hiding, sight, words: { messages: {}, notation: hidden } });
  // @ts-expect-error: what does a seat see?
  defineGame<Hiding>({ ...hiding, words: { messages: {}, notation: hidden } });
  // @ts-expect-error: how is a view written?
  defineGame<Hiding>({ ...hiding, sight, words: { messages: {}, notation: { position: hidden.position } } });
});

test('who hides something says what is seen of an event; a view of another form alone hides nothing', () => {
  type Sight = GameSight<Worded>;
  const view: Sight['view'] = ({ sum }) => ({ sum: String(sum) });
  const determinize: Sight['determinize'] = ({ sum }) => ({ sum: Number(sum) });
  expectTypeOf({ hides: false as const, view, determinize }).toExtend<Sight>();
  expectTypeOf({ view, determinize, viewEvent: () => undefined }).toExtend<Sight>();
  // @ts-expect-error: viewEvent is missing
  expectTypeOf({ view, determinize }).toExtend<Sight>();
  // @ts-expect-error: a view of another form is not made by itself
  expectTypeOf(worded).toExtend<Pick<GameDefinition<Worded>, 'sight'>>();
});
