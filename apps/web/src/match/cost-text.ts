/** What something costs, in words: `2 mana`. A game says it as a number, or by resource. */
import { isRecord, type Json } from '@turnwise/kernel';

export function costText(
  cost: Json | undefined,
  options: Json,
  say: (count: number, resource: string) => string,
): string {
  if (cost === undefined || cost === null) return '';
  if (!isRecord(cost)) return typeof cost === 'string' ? cost : JSON.stringify(cost);
  return Object.entries(cost)
    .flatMap(([id, count]) => (typeof count === 'number' ? [say(count, resourceName(id, options))] : []))
    .join(', ');
}

/** A ruleset that was brought to the table says how its resources are called; else the id says it. */
function resourceName(id: string, options: Json): string {
  const ruleset: unknown = isRecord(options) ? options['ruleset'] : undefined;
  const resources: unknown = isRecord(ruleset) ? ruleset['resources'] : undefined;
  const found: unknown = Array.isArray(resources)
    ? resources.find((one) => isRecord(one) && one['id'] === id)
    : undefined;
  const name = isRecord(found) ? found['name'] : undefined;
  return typeof name === 'string' ? name : id.replaceAll('_', ' ');
}
