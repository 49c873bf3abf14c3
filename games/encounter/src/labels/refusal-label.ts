/** Why something cannot be done, as a sentence: each rejection of an intent is one of its own. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Issue, Refusal } from '@turnwise/kernel';
import type { Rejection } from '../words.ts';
import { named, thing } from './phrases.ts';

export function refusalLabel({ code, params }: Pick<Refusal, 'code' | 'params'>): Message {
  if (code === 'noIntentAwaited') return noIntentAwaited(params);
  if (code !== 'actionRejected') return message(`refusal.${code}`, params);
  return message('refusal.actionRejected', {
    reasons: (params['rejections'] as readonly Rejection[]).map(rejectionLabel),
  });
}

export function rejectionLabel(rejection: Rejection): Message {
  const { code, params } = rejection;
  const { actor, spell, item, weapon, issues } = params;
  return message(`rejection.${code}${variantOf(rejection)}`, {
    ...params,
    ...(typeof actor === 'string' ? { actor: named(actor) } : {}),
    ...(typeof spell === 'string' ? { spell: thing(spell) } : {}),
    ...(typeof item === 'string' ? { item: thing(item) } : {}),
    ...(typeof weapon === 'string' ? { weapon: thing(weapon) } : {}),
    ...(Array.isArray(issues) ? { issues: (issues as unknown as readonly Issue[]).map(issueLabel) } : {}),
  });
}

/** Because it is over, because somebody acts who is not asked, or because it is nobody's turn. */
function noIntentAwaited(params: Refusal['params']): Message {
  const { state, actor } = params;
  if (state === 'ENDED') return message('refusal.noIntentAwaited.over');
  if (typeof actor !== 'string') return message('refusal.noIntentAwaited', params);
  return message('refusal.noIntentAwaited.turn', { ...params, actor: named(actor) });
}

function issueLabel({ path, code, expected }: Issue): Message {
  const variant = path === '' ? 'whole' : (VARIANTS[code] ?? 'field');
  return message(`issue.${variant}`, { path, expected });
}

const VARIANTS: Readonly<Record<string, string>> = { missingField: 'missing', unknownField: 'unknown' };

/** Codes that are said in another way when they are about something else. */
function variantOf({ code, params }: Rejection): string {
  if (code === 'NO_RANGED_WEAPON' && 'weapon' in params) return '.named';
  if (code === 'TOO_MANY_TARGETS' && params['most'] === 1) return '.one';
  if (code === 'MALFORMED_INTENT' && !Array.isArray(params['issues'])) return '.none';
  return code === 'ACTOR_CANNOT_ACT' && 'breaths' in params ? '.breath' : '';
}
