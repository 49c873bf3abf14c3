/** Effects that are questions. */
import { askThen } from './ask-then.ts';
import { groupOf } from './group-of.ts';
import { RULESET_LIMITS } from '../../limits.ts';
import { amountOf } from '../../schema/operands.ts';
import type { Plain, PlainAsking } from '../plain.ts';
import type { Doing } from '../questions.ts';
import { hasOwnOrder } from '../set-order.ts';
import { ofPlayers } from '../targets.ts';
import type { Thing } from '../things.ts';
import { Violation } from '../violation.ts';
import type { NodeOf, PlainEffects, PlainOperator } from './typed.ts';

export const QUESTIONS: Pick<PlainEffects, 'choose' | 'choose_number' | 'may' | 'order' | 'select'> = {
  choose: {
    /** The modes that were taken, in the order of the document. */
    *perform(node, here) {
      if (node.simultaneous === true) {
        const group = groupOf(here, node.player).map((player) => here.within({ player }));
        const taken = yield* here.atOnce(group.map((inner) => () => chosenModes({ ...node, player: 'player' }, inner)));
        for (const [index, inner] of group.entries()) yield* runModes(node, inner, taken[index] ?? []);
        return;
      }
      yield* askThen(choosing(node, here));
    },
    asking(node, here) {
      return node.simultaneous === true ? null : choosing(node, here);
    },
  },

  may: question((node, here) => {
    const { player, effects, do: done, else: otherwise, timeOut } = node;
    return {
      *ask() {
        const who = here.player(player);
        if (who === null) return false;
        return (yield* here.ask({ kind: 'yesNo', min: 1, max: 1, candidates: [true, false], timeOut }, who)) === true;
      },
      then: (agreed) => here.effects(agreed === true ? (effects ?? done) : otherwise),
    };
  }),

  select: {
    *perform(node, here) {
      if (node.simultaneous === true) {
        const chosen = yield* here.atOnce(
          groupOf(here, node.player).map(
            (player) => () => selected({ ...node, player: 'player' }, here.within({ player })),
          ),
        );
        return here.bind(node.as, chosen.flat());
      }
      yield* askThen(selection(node, here));
    },
    asking(node, here) {
      return node.simultaneous === true ? null : selection(node, here);
    },
  },

  order: question(({ player, in: list, as, timeOut }, here) => {
    return {
      *ask() {
        const who = here.player(player);
        const things = here.things(list);
        if (who === null) return [];
        return yield* here.choose(who, things, things.length, things.length, { ordered: 'order', timeOut });
      },
      then(answer) {
        here.bind(as, answer as readonly Thing[]);
      },
    };
  }),

  choose_number: question(({ player, min, max, as, timeOut }, here) => {
    return {
      *ask() {
        const who = here.player(player);
        const [least, most] = [here.number(min), here.number(max)];
        if (most - least >= RULESET_LIMITS.numbersToChoose.usual) throw new Violation('outOfRange');
        if (who === null || least > most) return null;
        if (least === most) return least;
        const candidates = Array.from({ length: most - least + 1 }, (_, index) => least + index);
        return Number(yield* here.ask({ kind: 'number', min: 1, max: 1, candidates, timeOut }, who));
      },
      then(answer) {
        here.bind(as, answer as number | null);
      },
    };
  }),
};

/** An effect that is one question, and what is done with the answer. */
function question<N>(asking: (node: N, here: Plain) => PlainAsking): PlainOperator<N> {
  return { perform: (node, here) => askThen(asking(node, here)), asking };
}

function choosing(node: NodeOf<'choose'>, here: Plain): PlainAsking {
  return { ask: () => chosenModes(node, here), then: (answer) => runModes(node, here, answer as readonly unknown[]) };
}

function* chosenModes(node: NodeOf<'choose'>, here: Plain): Doing<readonly unknown[]> {
  const who = here.player(node.player);
  const candidates = node.modes.filter(({ conditions }) => here.test(conditions)).map(({ id }) => id);
  const amount = Math.min(here.number(amountOf(node), 1), candidates.length);
  if (who === null || amount <= 0) return [];
  if (amount === candidates.length) return candidates;
  const { timeOut } = node;
  return [yield* here.ask({ kind: 'selectOption', min: amount, max: amount, candidates, timeOut }, who)].flat();
}

function* runModes({ modes }: NodeOf<'choose'>, here: Plain, taken: readonly unknown[]): Doing<void> {
  for (const { id, effects } of modes) if (taken.includes(id)) yield* here.effects(effects);
}

function selection(node: NodeOf<'select'>, here: Plain): PlainAsking {
  return {
    ask: () => selected(node, here),
    then(answer) {
      here.bind(node.as, answer as readonly Thing[]);
    },
  };
}

function* selected({ player, from, may, ordered, timeOut }: NodeOf<'select'>, here: Plain): Doing<readonly Thing[]> {
  const who = here.player(player);
  const candidates = here.gather(from);
  const [min, max] = here.bounds(from, candidates.length);
  const least = may === true ? 0 : Math.min(min, candidates.length);
  if (who === null) return [];
  const how = { players: ofPlayers(from), ordered: ordered === true, timeOut, ownOrder: hasOwnOrder(from) };
  return yield* here.choose(who, candidates, least, max, how);
}
