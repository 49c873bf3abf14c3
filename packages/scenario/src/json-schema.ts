/** The format of one document as JSON Schema, so that an editor completes and checks a scenario while it is written. */
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { VERBS } from './scenario.ts';
import { scenarioSchema } from './schema.ts';

export function scenarioJsonSchema(): Json {
  const schema = z.toJSONSchema(scenarioSchema, {
    io: 'input',
    override({ jsonSchema }) {
      // The one rule that no single key can say.
      const keys = Object.keys(jsonSchema.properties ?? {});
      if (VERBS.every((verb) => keys.includes(verb))) jsonSchema.oneOf = VERBS.map((verb) => ({ required: [verb] }));
    },
  });
  return { title: 'Turnwise scenario', ...(JSON.parse(JSON.stringify(schema)) as Record<string, Json>) };
}
