/** Random play by gestures alone: lit things, buttons and entries are taken at random until an input is whole, and the match gets that. */
import { createChooser } from '@turnwise/game';
import type { AnyGame, Chooser } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { createMatch, settle } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { wireLook } from '@turnwise/protocol';
import { createGesture } from '../create-gesture.ts';
import type { Gesture } from '../gesture.ts';

export interface GesturePlay {
  readonly inputs: number;
  /** Touches and presses in all. */
  readonly touches: number;
  readonly isOver: boolean;
  /** What went wrong, if something did. */
  readonly trouble?: string;
}

/** Touches for one input after which a gesture counts as stuck. */
const MOST_TOUCHES = 400;
/** One in so many touches goes back, or cancels. */
const BACK = 12;

export function playByGestures(game: AnyGame, seed: number, most: number, options?: Json): GesturePlay {
  const created = createMatch({ game, seed, ...(options === undefined ? {} : { options }) });
  if (!created.ok) return { inputs: 0, touches: 0, isOver: false, trouble: JSON.stringify(created.error) };
  const match = created.value;
  const chooser = createChooser(seed, 'gestures');
  let touches = 0;
  for (let inputs = 0; inputs < most; inputs++) {
    settle(match);
    const [seat] = chosen(chooser, match.toAct);
    if (match.status !== 'playing' || seat === undefined) return { inputs, touches, isOver: match.status === 'over' };
    const made = makeInput(gestureOf(match, seat), chooser);
    touches += made.touches;
    const at = `${game.id}, seed ${seed}, frame ${match.length}`;
    if (made.input === null) return { inputs, touches, isOver: false, trouble: `${at}: stuck after ${made.path}` };
    const { outcome, fault } = match.submit(seat, made.input, decisionOf(match, seat));
    if (isRefusal(outcome) || fault !== undefined || outcome.kind !== 'committed') {
      const why = isRefusal(outcome) ? outcome.code : outcome.kind;
      return { inputs, touches, isOver: false, trouble: `${at}: ${why} for ${JSON.stringify(made.input)}` };
    }
  }
  return { inputs: most, touches, isOver: match.status === 'over' };
}

function gestureOf(match: Match, seat: Match['seats'][number]): Gesture {
  return createGesture({ ...wireLook(match.look(seat), { labels: true }), stage: match.stage(seat) });
}

function decisionOf(
  match: Match,
  seat: Match['seats'][number],
): { decision?: NonNullable<ReturnType<Match['decision']>> } {
  const decision = match.decision(seat);
  return decision === undefined ? {} : { decision };
}

interface Made {
  readonly input: Json | null;
  readonly touches: number;
  readonly path: string;
}

function makeInput(begun: Gesture, chooser: Chooser): Made {
  let gesture = begun;
  const path: string[] = [];
  for (let touches = 1; touches <= MOST_TOUCHES; touches++) {
    if (chooser.below(BACK) === 0) gesture = gesture.back(chooser.below(2) === 0);
    const touchable = [...gesture.lit].filter(([, what]) => what === 'touch' || chooser.below(BACK) === 0);
    const buttons = [...gesture.buttons, ...gesture.menu].filter(
      ({ kind, isAside, isTaken }) =>
        isAside !== true && kind !== 'cancel' && (isTaken !== true || chooser.below(BACK) === 0),
    );
    const moves = [
      ...touchable.map(
        ([thing]) =>
          () =>
            gesture.touch(thing),
      ),
      ...buttons.map(
        ({ id }) =>
          () =>
            gesture.press(id),
      ),
    ];
    const at = chooser.below(Math.max(1, moves.length));
    const next = moves[at]?.();
    if (next === undefined) {
      if (!gesture.isBegun) return { input: null, touches, path: path.join(', ') };
      gesture = gesture.back();
      continue;
    }
    path.push(touchable[at]?.[0] ?? buttons[at - touchable.length]?.id ?? '');
    gesture = next;
    if (gesture.input !== null) return { input: gesture.input, touches, path: path.join(', ') };
  }
  return { input: null, touches: MOST_TOUCHES, path: path.slice(-20).join(', ') };
}

function chosen<T>(chooser: Chooser, all: readonly T[]): readonly T[] {
  return all.length === 0 ? [] : all.slice(chooser.below(all.length));
}
