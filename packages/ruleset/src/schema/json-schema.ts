/** The format as JSON Schema, for editors. What excludes each other and what names refer to, only the checker knows. */
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { documentSchema } from './document.ts';

export function rulesetJsonSchema(): Json {
  const schema = z.toJSONSchema(documentSchema, { io: 'input' });
  return { title: 'Turnwise ruleset', ...(JSON.parse(JSON.stringify(schema)) as Record<string, Json>) };
}
