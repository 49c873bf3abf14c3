/** Values from outside that are not inputs: any JSON, and what an attacker would send. */
import fc from 'fast-check';
import type { Json } from '@turnwise/kernel';

/** The hostile ones first, then random ones; the same for the same seed. */
export function anyJson(seed: number, count: number): readonly Json[] {
  const random = fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed, numRuns: Math.max(1, count - HOSTILE.length) });
  return [...HOSTILE, ...(random as Json[])].slice(0, count);
}

/** As `JSON.parse` gives them, so that `__proto__` is a field of their own. */
const WRITTEN: readonly string[] = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1e308',
  '9007199254740993',
  '""',
  '"place"',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"kind":null}',
  '{"kind":1}',
  '{"kind":[]}',
  '{"kind":{}}',
  '{"kind":""}',
  '{"kind":"__proto__"}',
  '{"kind":"constructor"}',
  '{"kind":"toString"}',
  '{"kind":"hasOwnProperty"}',
  '{"kind":"$draw","stream":"dice","values":[6,6],"words":2}',
  '{"kind":"$fact","event":{"kind":"won"}}',
  '{"kind":"fault","code":"behaviourThrew","by":"nobody","message":"","errorType":"Error"}',
  '{"kind":"answer","choice":"__proto__","value":null}',
  '{"kind":"answer","seat":0,"choice":1,"value":{"__proto__":{"polluted":true}}}',
  '{"__proto__":{"kind":"place","seat":0,"cell":0}}',
  '{"__proto__":null}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"kind":"place","seat":"0","cell":"0"}',
  '{"kind":"place","seat":0.5,"cell":1e21}',
  '{"kind":"place","seat":-1,"cell":-1}',
  '{"seat":0}',
  '{"length":4294967295}',
  '{"toJSON":1,"valueOf":2,"toString":3}',
];

const HOSTILE: readonly Json[] = [
  ...WRITTEN.map((text) => JSON.parse(text) as Json),
  { kind: 'x'.repeat(100_000) },
  deepList(5_000),
  { kind: 'place', seat: 0, cell: deepList(5_000) },
  Array.from({ length: 10_000 }, (_, index) => index),
];

/** A list in a list in a list. */
function deepList(depth: number): Json {
  let value: Json = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}
