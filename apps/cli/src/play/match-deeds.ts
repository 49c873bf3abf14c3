/** What a prompt does to a match of this process. */
import type { AnyInput, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { Context } from '../context.ts';
import { count } from '../figures.ts';
import { refusalSentence } from '../sentences.ts';
import { randomInput } from './bot.ts';
import type { Deeds, Did } from './deeds.ts';
import { previewText, whyText } from './foresee.ts';
import { hint } from './hint.ts';
import { HELP } from './line.ts';
import { saveTyped } from './save-typed.ts';
import type { Seating } from './seating.ts';
import { doAgain, takeBack } from './take-back.ts';

export function matchDeeds(context: Context, match: Match, seating: Seating): Deeds {
  return {
    submit: async (seat, input) => submit(match, seat, input),
    any: (seat) => randomInput(match, seat, seating.root),
    undo: async () => rewound(takeBack(match, seating.persons), 'taken back'),
    redo: async () => rewound(doAgain(match, seating.persons), 'redone'),
    preview: async (seat, input) => previewText(context, match, seat, input),
    why: async (seat, input) => whyText(match, seat, input),
    hint: async (seat) => await hint(match, seat, seating),
    save(name) {
      const problem = saveTyped(context, match, name);
      return { moved: false, ...(problem === undefined ? {} : { problem }) };
    },
    help: HELP,
  };
}

function submit(match: Match, seat: Seat, input: AnyInput): Did {
  const { outcome, fault } = match.submit(seat, input);
  if (fault !== undefined) return { moved: true };
  if (isRefusal(outcome))
    return { moved: false, problem: `not allowed: ${refusalSentence(match.game, outcome, match.table)}` };
  return outcome.kind === 'noChange' ? { moved: false, problem: 'that changes nothing' } : { moved: true };
}

function rewound({ inputs, refusal }: ReturnType<typeof takeBack>, what: string): Did {
  if (refusal !== undefined) return { moved: false, problem: refusal };
  return { moved: true, said: `${count(inputs, 'input')} ${what}` };
}
