/** An action that was prevented tells what it was aimed at: its event has lost what has gone, but the action was taken with it. */
import type { RulesetEvent } from '../types.ts';

export function withAims(event: RulesetEvent, broughtBy: RulesetEvent | undefined): RulesetEvent {
  const isOfAction = broughtBy?.kind === 'action_taken' && broughtBy.payload['action'] === event.by;
  if (event.status !== 'prevented' || !isOfAction) return event;
  const lost = Object.keys(event.payload).filter(
    (name) => isNothing(event.payload[name]) && Object.hasOwn(broughtBy.payload, name),
  );
  if (lost.length === 0) return event;
  const aims = lost.map((name) => [name, broughtBy.payload[name] ?? null]);
  return { ...event, payload: { ...event.payload, ...(Object.fromEntries(aims) as RulesetEvent['payload']) } };
}

function isNothing(value: RulesetEvent['payload'][string] | undefined): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
