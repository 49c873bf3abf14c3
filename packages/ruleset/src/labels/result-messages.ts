/** Sentences for the reasons by which a match can end under a ruleset: its own where it has one, else the reason itself. */
import type { Messages } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { OPERATORS } from '../operators/by-name.ts';
import { asWords } from './names.ts';

/** Reasons stand in `victory`, and in the effects that win and lose, wherever these are. */
export function resultMessages(document: Json): Messages {
  const reasons = new Set<string>();
  gather(document, reasons);
  return Object.fromEntries(
    [...reasons].map((reason) => [`result.${reason}`, `{outcome} (${asWords(reason).toLowerCase()})`]),
  );
}

function gather(node: unknown, reasons: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) gather(one, reasons);
  else if (isRecord(node)) {
    const { reason, result, op } = node;
    if (typeof reason === 'string' && (typeof result === 'string' || endsMatch(op))) reasons.add(reason);
    for (const value of Object.values(node)) gather(value, reasons);
  }
}

function endsMatch(op: unknown): boolean {
  return typeof op === 'string' && OPERATORS.effects.get(op)?.endsMatch === true;
}
