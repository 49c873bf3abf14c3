import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { zoneNumberOf } from '../../../run/where.ts';
import { everyOne } from '../../every-one.ts';
import type { InZoneNode } from './schema.ts';

export function run(node: InZoneNode, build: Build): TestOf {
  const zones = (typeof node.zone === 'string' ? [node.zone] : node.zone).map((id) => build.names.zone(id));
  const { compiled } = build;
  return everyOne(node.target, build, (card, state) => zones.includes(zoneNumberOf(compiled, state, card)));
}

export function operands(node: InZoneNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
