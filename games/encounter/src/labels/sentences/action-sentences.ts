/** What is done and rolled in an action. */
import { message } from '@turnwise/game';
import type { Phrase } from '../phrases.ts';
import { listPhrase, who, namesPhrase, thing } from '../phrases.ts';
import type { Sentences } from './sentences.ts';

type Kinds =
  | 'attackRolled'
  | 'savingThrowRolled'
  | 'poolRolled'
  | 'spellCast'
  | 'itemUsed'
  | 'breathUsed'
  | 'undeadTurned';

export const actionSentences: Sentences<Kinds> = {
  attackRolled: ({ attackerId, defenderId, roll, hit, critical }) =>
    message(`event.attackRolled.${hit ? (critical ? 'critical' : 'hit') : 'miss'}`, {
      attacker: who(attackerId),
      defender: who(defenderId),
      roll,
    }),

  savingThrowRolled: ({ combatantId, against, saved }) =>
    message(`event.savingThrowRolled.${saved ? 'saved' : 'failed'}`, {
      combatant: who(combatantId),
      against: message(`save.${against}`),
    }),

  poolRolled: ({ actorId, dice, total, of }) => message(`event.poolRolled.${of}`, { actor: who(actorId), dice, total }),

  spellCast: ({ casterId, spellId, targetIds }) =>
    message('event.spellCast', { caster: who(casterId), spell: thing(spellId), on: onPhrase(casterId, targetIds) }),

  itemUsed: ({ actorId, itemId, targetIds }) =>
    message('event.itemUsed', { actor: who(actorId), item: thing(itemId), on: onPhrase(actorId, targetIds) }),

  breathUsed: ({ actorId, targetIds }) =>
    message('event.breathUsed', { actor: who(actorId), targets: namesPhrase(targetIds) }),

  undeadTurned({ actorId, turned, destroyed }) {
    const done: Phrase[] = [];
    if (turned.length > 0) done.push(message('phrase.turned', { targets: namesPhrase(turned) }));
    if (destroyed.length > 0) done.push(message('phrase.destroyed', { targets: namesPhrase(destroyed) }));
    return message(done.length === 0 ? 'event.undeadTurned.none' : 'event.undeadTurned', {
      actor: who(actorId),
      done: listPhrase(done),
    });
  },
};

/** Whom it is for, but for the actor alone. */
function onPhrase(actor: string, targets: readonly string[]): Phrase {
  return targets.every((id) => id === actor) ? '' : message('phrase.on', { targets: namesPhrase(targets) });
}
