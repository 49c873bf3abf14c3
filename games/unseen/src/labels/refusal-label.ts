/** Why something is refused, as a sentence: the reason inside a refusal is a sentence of its own. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Refusal } from '@turnwise/kernel';
import type { PlaceReason } from '../target.ts';
import type { Point } from '../types.ts';
import { pointPhrase } from './phrases.ts';

type Params = Refusal['params'];

export function refusalLabel({ code, params }: Pick<Refusal, 'code' | 'params'>): Message {
  return message(`refusal.${code}`, { ...params, ...PHRASES[code]?.(params) });
}

/** Parameters that read better as phrases, by the code of the refusal. */
const PHRASES: Readonly<Record<string, (params: Params) => Message['params']>> = {
  gameNotActive: ({ phase }) => ({ phase: message(`phase.${String(phase)}`) }),
  moveBlocked: ({ reason }) => ({ reason: reasonPhrase(reason as PlaceReason) }),
  invalidRiftTarget: ({ reason }) => ({ reason: reasonPhrase(reason as PlaceReason) }),
  pushBlocked: ({ at }) => ({ at: pointPhrase(at as Point) }),
  propagationRefused: ({ rule, at }) => ({ rule: message(`rule.${String(rule)}`), at: pointPhrase(at as Point) }),
};

function reasonPhrase(reason: PlaceReason): Message {
  const { code, ...params } = reason;
  return message(`reason.${code}`, 'kind' in params ? { ...params, thing: thingPhrase(params) } : params);
}

/** `the box b1`; an id that says the kind needs no other word, and of walls nobody cares which it is. */
function thingPhrase({ kind, id }: { readonly kind: string; readonly id: string }): string | Message {
  if (/^wall\d*$/.test(id)) return message('phrase.wall');
  return id.startsWith(kind) ? id : message('phrase.thing', { kind: message(`kind.${kind}`), id });
}
