import type { Build } from '../../../compile/build.ts';
import { raiseDeclared } from '../raise-declared.ts';
import type { DeclareBlockNode } from './schema.ts';

export function run({ blocker, attacker }: DeclareBlockNode, build: Build): void {
  raiseDeclared(build, 'block', { blocker: build.thing(blocker), attacker: build.thing(attacker) });
}
