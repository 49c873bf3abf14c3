/** The format as JSON Schema, for editors. Only the checker knows which keys exclude each other and what names refer to. */
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { RULESET_LIMITS } from '../limits.ts';
import { documentSchema } from './document.ts';

export function rulesetJsonSchema(): Json {
  const schema = z.toJSONSchema(documentSchema, {
    io: 'input',
    override({ jsonSchema }) {
      // What the checker holds of every list, text and record.
      if (jsonSchema.type === 'array') jsonSchema.maxItems ??= RULESET_LIMITS.list.usual;
      const isText = jsonSchema.type === 'string' && jsonSchema.enum === undefined && jsonSchema.const === undefined;
      if (isText) jsonSchema.maxLength ??= RULESET_LIMITS.text.usual;
      if (jsonSchema.type === 'object' && jsonSchema.properties === undefined)
        jsonSchema.maxProperties ??= RULESET_LIMITS.list.usual;
    },
  });
  return { title: 'Turnwise ruleset', ...(JSON.parse(JSON.stringify(schema)) as Record<string, Json>) };
}
