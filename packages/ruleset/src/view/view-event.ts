/** An event as somebody sees it. */
import type { Viewer } from '@turnwise/game';
import { bitOf } from '../run/sight.ts';
import type { RulesetEvent, EventValue } from '../types.ts';

/** Fields that name a card are told to those who may know it; who else may is nobody's business. */
export function viewEvent(event: RulesetEvent, viewer: Viewer): RulesetEvent {
  const { kind, id, cause, by, status, payload, hides = {}, reveals, final, note } = event;
  const bit = bitOf(viewer);
  const told: Record<string, EventValue> = {};
  for (const [field, value] of Object.entries(payload)) {
    const knowers = Object.hasOwn(hides, field) ? hides[field] : undefined;
    if (knowers === undefined || (knowers & bit) !== 0) told[field] = value;
  }
  return {
    kind,
    id,
    cause,
    by,
    status,
    payload: told,
    ...(reveals === true ? { reveals } : {}),
    ...(final === true ? { final } : {}),
    ...(note === undefined ? {} : { note }),
  };
}
