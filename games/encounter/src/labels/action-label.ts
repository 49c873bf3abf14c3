/** What can be done, as a menu says it: the choices of `needAction`, offers, and intents themselves. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { ActionChoice, Intent } from '../words.ts';
import { who, namesPhrase, thing } from './phrases.ts';
import type { Phrase } from './phrases.ts';

type Label = ActionChoice['label'] | Message;

/** The label of a choice or an offer, with the ids in it as words. One target alone may be called otherwise than by its id. */
export function actionLabel({ key, params }: Label, nameOf: (id: string) => Phrase = who): Message {
  const { spell, item, weapon, target, targets } = params as Partial<Record<Field, unknown>>;
  return message(key, {
    ...params,
    ...(typeof spell === 'string' ? { spell: thing(spell) } : {}),
    ...(typeof item === 'string' ? { item: thing(item) } : {}),
    with: typeof weapon === 'string' ? message('phrase.with', { weapon: thing(weapon) }) : '',
    ...(typeof target === 'string' ? { target: nameOf(target) } : {}),
    // Nobody means the actor, which goes without saying.
    on:
      Array.isArray(targets) && targets.length > 0
        ? message('phrase.on', { targets: targetsPhrase(targets as readonly string[], nameOf) })
        : '',
  });
}

type Field = 'spell' | 'item' | 'weapon' | 'target' | 'targets';

function targetsPhrase(targets: readonly string[], nameOf: (id: string) => Phrase): Phrase {
  const [only, ...others] = targets;
  return only !== undefined && others.length === 0 ? nameOf(only) : namesPhrase(targets);
}

export function intentLabel(intent: Intent, nameOf: (id: string) => Phrase = who): Message {
  const { kind, actor: _actor, ...params } = intent;
  return actionLabel({ key: `action.${kind}`, params }, nameOf);
}
