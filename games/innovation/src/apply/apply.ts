/** Every change of a state of Innovation, one function for each kind of diff. */
import type { Draft, Emit } from '@turnwise/kernel';
import { applyStackDiff } from '@turnwise/stack';
import { AGE, DOGMA_ICON } from '../cards/catalogue.ts';
import { addPile } from '../table/icons.ts';
import type { Innovation, InnovationDiff, Player } from '../types.ts';
import { applyExchange } from './exchange.ts';
import { everybody, SPECTATORS } from './knowledge.ts';
import { applyMove, refOf } from './move.ts';
import { ownPlayer, setSplay } from './player.ts';

export function apply(draft: Draft<Innovation>, diff: InnovationDiff, emit: Emit<Innovation>): void {
  switch (diff.kind) {
    case 'move':
      return applyMove(draft, diff, emit);
    case 'exchange':
      return applyExchange(draft, diff, emit);
    case 'paused':
    case 'answered':
      draft.state.stack = applyStackDiff(draft.state.stack, diff, emit);
      return;
    case 'reveal':
      return reveal(draft, diff, emit);
    case 'splay':
      return splay(draft, diff, emit);
    case 'rearrange':
      return rearrange(draft, diff, emit);
    case 'claim':
      return claim(draft, diff, emit);
    case 'removeAll':
      return removeAll(draft, diff, emit);
    case 'act':
      draft.state.actionsLeft--;
      emit?.({ kind: 'action', seat: diff.seat, action: diff.action, actionsLeft: draft.state.actionsLeft });
      return;
    case 'dogma':
      return dogma(draft, diff, emit);
    case 'turn':
      return turn(draft, diff, emit);
    case 'end':
      draft.state.ended = diff.ended;
      emit?.({ kind: 'gameEnd', ...diff.ended, source: diff.source, cause: diff.cause });
      return;
  }
}

type Diff<K extends InnovationDiff['kind']> = Extract<InnovationDiff, { kind: K }>;

function reveal(draft: Draft<Innovation>, diff: Diff<'reveal'>, emit: Emit<Innovation>): void {
  const { state } = draft;
  const { card, seat, source, cause } = diff;
  const all = everybody(state.players.length);
  if (state.known[card] !== all) {
    const known = draft.own(state.known);
    known[card] = all;
    state.known = known;
  }
  // Also for a card that all know: Classification then looks into hands, and shows who has nothing of its colour.
  emit?.({ kind: 'revealed', seat, card, source, cause, reveals: true });
}

function splay(draft: Draft<Innovation>, diff: Diff<'splay'>, emit: Emit<Innovation>): void {
  const { seat, colour, source, cause } = diff;
  const player = ownPlayer(draft, seat);
  const from = player.splays[colour] as number;
  const pile = player.piles[colour] as readonly number[];
  const icons = draft.own(player.icons);
  addPile(icons, pile, from, -1);
  addPile(icons, pile, diff.splay, 1);
  player.icons = icons;
  setSplay(draft, player, colour, diff.splay);
  emit?.({ kind: 'splayed', seat, colour, from, to: diff.splay, source, cause });
}

function rearrange(draft: Draft<Innovation>, diff: Diff<'rearrange'>, emit: Emit<Innovation>): void {
  const { seat, colour, cards, source, cause } = diff;
  const player = ownPlayer(draft, seat);
  const icons = draft.own(player.icons);
  const piles = draft.own(player.piles);
  const direction = player.splays[colour] as number;
  addPile(icons, piles[colour] as readonly number[], direction, -1);
  addPile(icons, cards, direction, 1);
  player.icons = icons;
  piles[colour] = cards.slice();
  player.piles = piles;
  emit?.({ kind: 'rearranged', seat, colour, cards, source, cause });
}

function claim(draft: Draft<Innovation>, diff: Diff<'claim'>, emit: Emit<Innovation>): void {
  const { seat, place, source, cause } = diff;
  const achievements = draft.own(draft.state.achievements);
  achievements[place] = seat;
  draft.state.achievements = achievements;
  emit?.({ kind: 'achieved', seat, place, source, cause });
}

function dogma(draft: Draft<Innovation>, diff: Diff<'dogma'>, emit: Emit<Innovation>): void {
  const { state } = draft;
  const { seat, card, sharers, targets, id } = diff;
  state.actionsLeft--;
  if (emit === undefined) return;
  const icon = DOGMA_ICON[card] as number;
  const counts = state.players.map((player) => player.icons[icon] as number);
  const { edition, actionsLeft } = state;
  emit({ kind: 'dogma', seat, card, edition, icon, counts, sharers, targets, actionsLeft, id });
}

function turn(draft: Draft<Innovation>, diff: Diff<'turn'>, emit: Emit<Innovation>): void {
  const { state } = draft;
  state.turn = diff.turn;
  state.active = diff.seat;
  state.actionsLeft = diff.actions;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { tucked, scored } = state.players[seat] as Player;
    if (tucked === 0 && scored === 0) continue;
    const player = ownPlayer(draft, seat);
    player.tucked = 0;
    player.scored = 0;
  }
  emit?.({ kind: 'startTurn', seat: diff.seat, turn: diff.turn, actionsLeft: diff.actions });
}

/** Hands, score piles and boards leave the game, seat by seat. */
function removeAll(draft: Draft<Innovation>, diff: Diff<'removeAll'>, emit: Emit<Innovation>): void {
  const { state } = draft;
  const { source, cause } = diff;
  const all = everybody(state.players.length);
  const known = draft.own(state.known);
  const removed = draft.own(state.removed);
  state.known = known;
  state.removed = removed;
  for (let place = 0; place < state.players.length; place++) {
    const seat = place as typeof diff.seat;
    const player = ownPlayer(draft, seat);
    const zones = [
      ['hand', player.hand],
      ['score', player.score],
      ...player.piles.map((pile) => ['board', pile] as const),
    ] as const;
    for (const [zone, cards] of zones) {
      cards.forEach((card, index) => {
        const reveals = ((known[card] as number) & SPECTATORS) === 0;
        known[card] = all;
        removed.push(card);
        emit?.({
          kind: 'removed',
          seat: diff.seat,
          card,
          age: AGE[card] as number,
          from: refOf(zone, seat, card),
          to: { zone: 'removed' },
          source,
          cause,
          sizes: { from: [cards.length - index, cards.length - index - 1], to: [removed.length - 1, removed.length] },
          sees: all,
          knew: reveals ? 0 : all,
          ...(reveals ? { reveals } : {}),
        });
      });
    }
    player.hand = [];
    player.score = [];
    player.piles = player.piles.map(() => []);
    player.splays = player.splays.map(() => 0);
    player.icons = player.icons.map(() => 0);
    player.points = 0;
  }
}
