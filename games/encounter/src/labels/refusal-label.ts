/** Why something cannot be done, as a sentence: each rejection of an intent is one of its own. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Refusal } from '@turnwise/kernel';
import type { Rejection } from '../words.ts';
import { named, thing } from './phrases.ts';

export function refusalLabel({ code, params }: Pick<Refusal, 'code' | 'params'>): Message {
  if (code !== 'actionRejected') return message(`refusal.${code}`, params);
  return message('refusal.actionRejected', {
    reasons: (params['rejections'] as readonly Rejection[]).map(rejectionLabel),
  });
}

export function rejectionLabel(rejection: Rejection): Message {
  const { code, params } = rejection;
  const { actor, spell, item, weapon } = params;
  return message(`rejection.${code}${variantOf(rejection)}`, {
    ...params,
    ...(typeof actor === 'string' ? { actor: named(actor) } : {}),
    ...(typeof spell === 'string' ? { spell: thing(spell) } : {}),
    ...(typeof item === 'string' ? { item: thing(item) } : {}),
    ...(typeof weapon === 'string' ? { weapon: thing(weapon) } : {}),
  });
}

/** Codes that are said in another way when they are about something else. */
function variantOf({ code, params }: Rejection): string {
  if (code === 'NO_RANGED_WEAPON' && 'weapon' in params) return '.named';
  return code === 'ACTOR_CANNOT_ACT' && 'breaths' in params ? '.breath' : '';
}
