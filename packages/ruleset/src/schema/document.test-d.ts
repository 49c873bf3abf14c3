// The schema and the types of nodes are the same.
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { Ruleset } from '../nodes.ts';
import type { sections } from './document.ts';

type ReadonlyDeep<T> = T extends readonly (infer E)[]
  ? readonly ReadonlyDeep<E>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;

type Sections = ReadonlyDeep<z.output<z.ZodObject<typeof sections>>>;

test('every ruleset is what the schema gives, and the reverse', () => {
  expectTypeOf<Sections>().toExtend<Ruleset>();
  expectTypeOf<Ruleset>().toExtend<Sections>();
  expectTypeOf<keyof Sections>().toEqualTypeOf<keyof Ruleset>();
});
