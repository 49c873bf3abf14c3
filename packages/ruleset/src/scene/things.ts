/** The things of the scene that a value in an offer or a question means; none where only words tell it. */
import type { Named, ThingId } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import { areThings } from '../notation/answer.ts';
import type { RulesetView } from '../types.ts';
import { thingOfText } from './ids.ts';
import { lyingIn } from './lying.ts';

export function thingsNamed(compiled: Compiled, view: RulesetView, named: Named): readonly ThingId[] {
  if (!speaksOfThings(named)) return [];
  const { ids } = lyingIn(compiled, view);
  return textsIn(named.value)
    .map(thingOfText)
    .filter((id, at, all) => ids.has(id) && all.indexOf(id) === at);
}

function speaksOfThings({ kind, field, choice }: Named): boolean {
  switch (kind) {
    case 'action':
      return field.startsWith('targets.');
    case 'manipulate':
      return field === 'card' || field === 'cards';
    case 'answer':
      return field === 'value' && choice !== undefined && areThings(choice.kind);
    default:
      return false;
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}
