/** The format of one document as JSON Schema, so that an editor can complete and check a scenario while you write it. */
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { VERBS } from './scenario.ts';
import { scenarioSchema } from './schema.ts';

export function scenarioJsonSchema(): Json {
  const schema = z.toJSONSchema(scenarioSchema, {
    io: 'input',
    override({ jsonSchema }) {
      // The only rule that involves several keys.
      const keys = Object.keys(jsonSchema.properties ?? {});
      if (VERBS.every((verb) => keys.includes(verb))) jsonSchema.oneOf = VERBS.map((verb) => ({ required: [verb] }));
    },
  });
  return { title: 'Turnwise scenario', ...(JSON.parse(JSON.stringify(schema)) as Record<string, Json>) };
}
