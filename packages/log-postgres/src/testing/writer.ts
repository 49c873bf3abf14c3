/**
 * A process that appends to matches which others append to as well, many at once, in an order of its own. It prints the ids that were
 * acknowledged, by match.
 *
 *     writer.ts <url> <name> <milliseconds> <match> …
 */
import { openPostgresLog } from '../index.ts';

const [url = '', name = '', milliseconds = '', ...matches] = process.argv.slice(2);
const log = await openPostgresLog(url);
const lengths = new Map(matches.map((match) => [match, 0]));
const acknowledged: Record<string, string[]> = Object.fromEntries(matches.map((match) => [match, []]));
let written = 0;

const end = Date.now() + Number(milliseconds);
while (Date.now() < end) await Promise.all(shuffled(matches).map(appendOne));
await log.close();
console.log(JSON.stringify(acknowledged));

async function appendOne(match: string): Promise<void> {
  const expected = lengths.get(match) ?? 0;
  const records = [{ id: `${name}-${written++}` }, { id: `${name}-${written++}` }];
  const result = await log.append(match, expected, records);
  if (result.kind === 'inDoubt') throw new Error(result.reason);
  if (result.kind === 'appended') {
    acknowledged[match]?.push(...records.map(({ id }) => id));
    lengths.set(match, result.length);
    return;
  }
  let length = expected;
  for await (const _ of log.read(match, expected)) length++;
  lengths.set(match, length);
}

function shuffled<V>(list: readonly V[]): readonly V[] {
  return list
    .map((value) => ({ value, by: Math.random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ value }) => value);
}
