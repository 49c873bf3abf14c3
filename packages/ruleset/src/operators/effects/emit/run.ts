import { entriesByName } from '../../../compile/entries-by-name.ts';
import type { Build } from '../../../compile/build.ts';
import { raiseDeclared } from '../raise-declared.ts';
import type { EmitNode } from './schema.ts';

export function run({ event, payload = {} }: EmitNode, build: Build): void {
  const values = entriesByName(payload).map(([field, value]) => [field, build.value(value)] as const);
  raiseDeclared(build, event, Object.fromEntries(values));
}
