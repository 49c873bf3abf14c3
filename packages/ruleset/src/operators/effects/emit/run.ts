import type { Build } from '../../../compile/build.ts';
import { raiseDeclared } from '../raise-declared.ts';
import type { EmitNode } from './schema.ts';

export function run({ event, payload = {} }: EmitNode, build: Build): void {
  const values = Object.entries(payload).map(([field, value]) => [field, build.value(value)] as const);
  raiseDeclared(build, event, Object.fromEntries(values));
}
