/** Unseen as a host sees it: one seat, nothing hidden, no chance. */
import { defineGame, message, NO_SEATS, onlySeat, pick, seat } from '@turnwise/game';
import type { Chooser, ContentText, Game, Offer, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { ACTIONS, INPUTS } from './actions.ts';
import { canAct, canDo } from './can.ts';
import { CONTROLS } from './controls.ts';
import { draw } from './draw/draw.ts';
import { reach } from './draw/spread.ts';
import { eventLabel } from './labels/event-label.ts';
import { inputLabel } from './labels/input-label.ts';
import { lookUp } from './labels/look-up.ts';
import { refusalLabel } from './labels/refusal-label.ts';
import { LEVELS } from './levels.ts';
import { messages } from './messages.ts';
import { position } from './notation/position.ts';
import { OPTIONS, levelOf } from './options.ts';
import { rules } from './rules.ts';
import { solverBot } from './solver-bot.ts';
import { stage } from './stage/stage.ts';
import { startLevel } from './start.ts';
import type { Action, Unseen, UnseenInput, UnseenState } from './types.ts';

const PLAYER = seat(0);

export const unseen: Game<Unseen> = defineGame<Unseen>({
  id: 'unseen',
  version: '2',
  title: 'Unseen',
  summary: 'Walk through space and time to the exit, and let nobody see the one you were.',
  seats: { min: 1, max: 1, names: ['player'] },
  options: {
    shapes: OPTIONS,
    content: {
      option: 'level',
      shipped: Object.entries(LEVELS).map(([id, file]) => ({ id, ...levelText(file) })),
      about: levelText,
    },
  },
  rules,
  setup: ({ options }) => startLevel(levelOf(options)),
  play: {
    toAct: (state) => (state.phase === 'playing' && canAct(state) ? onlySeat(PLAYER) : NO_SEATS),
    offers,
    sample,
    // Who has nowhere to go is stuck: the attempt is over, and can be undone or begun again.
    result(state) {
      const { phase } = state;
      if (phase === 'playing') return canAct(state) ? undefined : { winners: [], reason: 'stuck' };
      return { winners: phase === 'won' ? [PLAYER] : [], reason: phase };
    },
    isControl: ({ kind }) => kind === 'restart',
  },
  bots: { own: { solver: solverBot }, recommended: 'solver' },
  words: {
    messages,
    notation: { position },
    inputLabel,
    refusalLabel,
    eventLabel,
    lookUp,
  },
  stage: {
    draw,
    ...stage,
    controls: CONTROLS,
    scroll: {
      labels: { back: message('scroll.past'), ahead: message('scroll.future'), home: message('scroll.now') },
      reach,
    },
  },
});

/** What would not be refused; restarting is a control and never among them. */
function offers(state: UnseenState, asked: Seat): readonly Offer[] {
  if (state.phase !== 'playing' || asked !== PLAYER) return [];
  return ACTIONS.filter((action) => canDo(state, action)).map((action) => ({
    kind: action.kind,
    seat: PLAYER,
    ...('dir' in action ? { fixed: { dir: action.dir } } : {}),
    slots: [],
  }));
}

/** One of what is offered, each as likely as the others, without the offers. */
function sample(state: UnseenState, asked: Seat, chooser: Chooser): UnseenInput | undefined {
  if (state.phase !== 'playing' || asked !== PLAYER) return undefined;
  const legal: UnseenInput[] = [];
  for (let i = 0; i < ACTIONS.length; i++) if (canDo(state, ACTIONS[i] as Action)) legal.push(INPUTS[i] as UnseenInput);
  return pick(chooser, legal);
}

/** A level that is given whole need not have a name. */
function levelText(file: Json): ContentText {
  const { name, hint, par } = isRecord(file) ? file : {};
  return {
    title: typeof name === 'string' ? name : 'a level of your own',
    ...(typeof hint === 'string' ? { hint } : {}),
    ...(typeof par === 'number' ? { par } : {}),
  };
}
