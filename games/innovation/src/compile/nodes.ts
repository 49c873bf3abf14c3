/** From a node of the language to instructions. Each kind has its own function; the lint refuses a new kind until it has one. */
import { PUSHED } from '@turnwise/stack';
import type { Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { draw, exchange, handle, rearrange, splay, toldOf, transfer } from '../act/act.ts';
import { claimSpecial } from '../act/achievements.ts';
import type { InnovationRun } from '../act/why.ts';
import { COLOUR } from '../cards/catalogue.ts';
import { COLOURS, OPTIONS, SPLAYS } from '../cards/language.ts';
import type { Cards, InRegister, Node, Option } from '../cards/language.ts';
import { canSplay } from '../table/can.ts';
import { othersFrom } from '../table/selectors.ts';
import { TOLD_KIND, TOLD_WHICH, UNTOLD } from '../types.ts';
import type { Player, ProgramEffect, Side, Disclosure } from '../types.ts';
import { ask, askForOne, tellDeclined, zonesOf } from './ask.ts';
import type { InnovationAssembler } from './assembler.ts';
import { choose, chooseHidden, chooseHighest, chooseOf } from './choose.ts';
import { compileSeat, compileSeats, dogmaOf, NONE, registerOf, yours } from './roles.ts';
import type { Read } from './roles.ts';
import { compileTest } from './tests.ts';
import { compileCards, compileValue } from './values.ts';
import { win } from './win.ts';

type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>;

export function compileNodes(asm: InnovationAssembler, nodes: readonly Node[]): void {
  for (const node of nodes) compileNode(asm, node);
}

function compileNode(asm: InnovationAssembler, node: Node): void {
  switch (node.kind) {
    case 'choose':
      return choose(asm, node);
    case 'chooseHighest':
      return chooseHighest(asm, node);
    case 'chooseOf':
      return chooseOf(asm, node);
    case 'chooseHidden':
      return chooseHidden(asm, node);
    case 'handle':
      return handleCards(asm, node);
    case 'draw':
      return drawCard(asm, node);
    case 'exchange':
      return exchangeSides(asm, node);
    case 'chooseSplay':
      return chooseSplay(asm, node);
    case 'splay':
      return splayColour(asm, node);
    case 'rearrange':
      return rearrangePile(asm, node);
    case 'mayDo':
      return mayDo(asm, node);
    case 'chooseOption':
      return chooseOption(asm, node);
    case 'chooseNumber':
      return chooseNumber(asm, node);
    case 'chooseColours':
      return chooseColours(asm, node);
    case 'choosePlayer':
      return choosePlayer(asm, node);
    case 'if': {
      const { body, otherwise } = node;
      const test = compileTest(node.test, asm.scope);
      return asm.branch(
        test,
        () => compileNodes(asm, body),
        otherwise.length === 0 ? undefined : () => compileNodes(asm, otherwise),
      );
    }
    case 'repeat': {
      const again = compileTest(node.while, asm.scope);
      return asm.loop(() => compileNodes(asm, node.body), again);
    }
    case 'times':
      return times(asm, node);
    case 'each':
      return asm.forEach(compileSeats(node.of, asm.scope), asm.scope('they'), () => compileNodes(asm, node.body));
    case 'claim': {
      const { special } = node;
      return asm.step((frame, run) => claimSpecial(run, frame, frame.seat, special));
    }
    case 'win': {
      const { who } = node;
      return asm.step((frame, run) => win(run, frame, who));
    }
    case 'execute':
      return execute(asm, node);
    case 'countReturned': {
      const register = asm.scope(node.cards);
      return asm.step((frame, run) => {
        const { returned } = dogmaOf(run);
        returned[frame.seat] = (returned[frame.seat] as number) + registerOf(frame, register).length;
      });
    }
    case 'removeAll':
      return asm.step((frame, run) => {
        run.take({ kind: 'removeAll', seat: frame.seat, source: frame.source, cause: frame.id });
        dogmaOf(run).broken = true;
        return Number.MAX_SAFE_INTEGER;
      });
  }
}

function handleCards(asm: InnovationAssembler, node: NodeOf<'handle'>): void {
  const { handling, to } = node;
  const register = asm.scope(node.cards);
  const owner = compileSeat(to?.of ?? 'you', asm.scope);
  const zone = to?.zone ?? 'hand';
  const counts = handling === 'transfer' || handling === 'return';
  const always = asm.isShown(register) ? TOLD_WHICH : asm.isSought(register) ? TOLD_KIND : UNTOLD;
  const intoHidden = handling === 'score' || (handling === 'transfer' && zone !== 'board');
  if (handling === 'reveal') asm.show(register);
  asm.step((frame, run) => {
    const cards = registerOf(frame, register);
    const together = intoHidden && cards.length > 1 && always === UNTOLD ? toldOf(run.state, cards) : NONE;
    for (let i = 0; i < cards.length && !run.stopped; i++) {
      const told = (together[i] as Disclosure | undefined) ?? always;
      if (handling === 'transfer') transfer(run, frame, cards[i] as number, zone, owner(frame, run), told);
      else handle(run, frame, handling, frame.seat, cards[i] as number, told);
      if (counts && frame.demand) dogmaOf(run).demanded++;
    }
  });
}

function drawCard(asm: InnovationAssembler, node: NodeOf<'draw'>): void {
  const { handling, collect } = node;
  const age = compileValue(node.age, asm.scope);
  const into = node.into === undefined ? -1 : asm.cards(node.into);
  if (handling === 'reveal' && into >= 0) asm.show(into);
  asm.step((frame, run) => {
    const card = draw(run, frame, frame.seat, age(frame, run));
    if (card === 0) return;
    if (into >= 0) frame.registers[into] = collect === true ? [...registerOf(frame, into), card] : [card];
    if (handling !== undefined && !run.stopped) handle(run, frame, handling, frame.seat, card, TOLD_WHICH);
  });
}

function exchangeSides(asm: InnovationAssembler, node: NodeOf<'exchange'>): void {
  const one = compileSide(asm, node.one);
  const other = compileSide(asm, node.other);
  asm.step((frame, run) => exchange(run, frame, frame.seat, one(frame, run), other(frame, run)));
}

function compileSide(asm: InnovationAssembler, side: Cards | InRegister): Read<Side> {
  const seat = compileSeat(side.of, asm.scope);
  const zone = side.zone === 'hand' ? 'hand' : 'score';
  if ('register' in side) {
    const register = asm.scope(side.register);
    return (frame, run) => ({ seat: seat(frame, run), zone, cards: registerOf(frame, register) });
  }
  const cards = compileCards(side, asm.scope);
  return (frame, run) => ({ seat: seat(frame, run), zone, cards: cards(frame, run) });
}

/** The one number of an answer into a register; nothing for a declined one. */
function takeNumber(run: InnovationRun, frame: ProgramEffect, into: number, purpose: string): void {
  frame.registers[into] = run.given === null ? NONE : [run.given as number];
  if (run.given === null) tellDeclined(run, frame, frame.seat, purpose);
}

function chooseSplay(asm: InnovationAssembler, node: NodeOf<'chooseSplay'>): void {
  const into = asm.scope(node.into);
  const direction = SPLAYS.indexOf(node.direction);
  const now = node.now === undefined ? -1 : SPLAYS.indexOf(node.now);
  const among = node.colours.map((colour) => COLOURS.indexOf(colour));
  const colourOf = node.colourOf === undefined ? -1 : asm.scope(node.colourOf);
  const purpose = `splay.${node.direction}`;
  const filter: Json = {
    direction: node.direction,
    ...(among.length === COLOURS.length ? {} : { byColor: [...node.colours] }),
    ...(node.now === undefined ? {} : { now: node.now }),
  };
  const what = { kind: 'selectPile', optional: true, purpose } as const;
  asm.step((frame, run) => {
    if (run.given !== undefined) return takeNumber(run, frame, into, purpose);
    const player = yours(frame, run);
    const wanted = colourOf < 0 ? -1 : (COLOUR[registerOf(frame, colourOf)[0] ?? 0] as number);
    const candidates = among.filter(
      (colour) =>
        (colourOf < 0 || colour === wanted) &&
        (now < 0 || player.splays[colour] === now) &&
        canSplay(player, colour, direction) === undefined,
    );
    if (candidates.length === 0) {
      frame.registers[into] = NONE;
      return undefined;
    }
    return askForOne(run, frame, what, candidates, zonesOf('piles', [frame.seat]), filter);
  });
}

function splayColour(asm: InnovationAssembler, node: NodeOf<'splay'>): void {
  const register = asm.scope('in' in node.colour ? node.colour.in : node.colour.of);
  const ofCard = 'of' in node.colour;
  const direction = SPLAYS.indexOf(node.direction);
  asm.step((frame, run) => {
    const [found] = registerOf(frame, register);
    if (found === undefined) return;
    const colour = ofCard ? (COLOUR[found] as number) : found;
    if (canSplay(yours(frame, run), colour, direction) === undefined) splay(run, frame, frame.seat, colour, direction);
  });
}

const PILE_TO_REARRANGE = { kind: 'selectPile', optional: true, purpose: 'rearrange' } as const;

/** A pile of two or more, then its cards in a new order, bottom to top. */
function rearrangePile(asm: InnovationAssembler, node: NodeOf<'rearrange'>): void {
  const into = asm.scope(node.into);
  asm.step((frame, run) => {
    if (run.given !== undefined) return takeNumber(run, frame, into, 'rearrange');
    const { piles } = yours(frame, run);
    const candidates = piles.flatMap((pile, colour) => (pile.length < 2 ? [] : [colour]));
    frame.registers[into] = NONE;
    return candidates.length === 0
      ? undefined
      : askForOne(run, frame, PILE_TO_REARRANGE, candidates, zonesOf('piles', [frame.seat]));
  });
  asm.step((frame, run) => {
    const [colour] = registerOf(frame, into);
    if (colour === undefined) return undefined;
    const pile = yours(frame, run).piles[colour] as readonly number[];
    if (run.given === undefined)
      return ask(run, frame, {
        kind: 'order',
        seat: frame.seat,
        min: pile.length,
        max: pile.length,
        // A copy: what is asked lies in the state beside the pile, which fast play changes in place.
        candidates: pile.slice(),
        ordered: true,
        noneOrAll: false,
        purpose: 'rearrange',
        from: [{ zone: 'board', seat: frame.seat, color: COLOURS[colour] as string }],
        filter: {},
      });
    const order = run.given as readonly number[];
    if (order.some((card, at) => card !== pile[at])) rearrange(run, frame, frame.seat, colour, order);
    return undefined;
  });
}

function mayDo(asm: InnovationAssembler, node: NodeOf<'mayDo'>): void {
  const into = asm.scope(node.into);
  const what = { kind: 'yesNo', optional: false, purpose: node.purpose } as const;
  asm.step((frame, run) => {
    if (run.given === undefined) return askForOne(run, frame, what, [true, false]);
    frame.registers[into] = [run.given === true ? 1 : 0];
    if (run.given !== true) tellDeclined(run, frame, frame.seat, node.purpose);
    return undefined;
  });
}

function chooseOption(asm: InnovationAssembler, node: NodeOf<'chooseOption'>): void {
  const into = asm.scope(node.into);
  const what = { kind: 'selectOption', optional: true, purpose: 'option' } as const;
  asm.step((frame, run) => {
    if (run.given === undefined) return askForOne(run, frame, what, node.options);
    frame.registers[into] = run.given === null ? NONE : [OPTIONS.indexOf(run.given as Option)];
    if (run.given === null) tellDeclined(run, frame, frame.seat, 'option');
    return undefined;
  });
}

function chooseNumber(asm: InnovationAssembler, node: NodeOf<'chooseNumber'>): void {
  const into = asm.scope(node.into);
  const candidates = Array.from({ length: node.max }, (_, index) => index + 1);
  const what = { kind: 'number', optional: false, purpose: 'value' } as const;
  asm.step((frame, run) => {
    if (run.given !== undefined) return takeNumber(run, frame, into, 'value');
    return askForOne(run, frame, what, candidates);
  });
}

function chooseColours(asm: InnovationAssembler, node: NodeOf<'chooseColours'>): void {
  const into = asm.scope(node.into);
  const candidates = COLOURS.map((_, colour) => colour);
  asm.step((frame, run) => {
    if (run.given === undefined)
      return ask(run, frame, {
        kind: 'selectPile',
        seat: frame.seat,
        min: node.count,
        max: node.count,
        candidates,
        ordered: false,
        noneOrAll: false,
        purpose: node.purpose,
        from: null,
        filter: null,
      });
    frame.registers[into] = [run.given].flat() as readonly number[];
    return undefined;
  });
}

function choosePlayer(asm: InnovationAssembler, node: NodeOf<'choosePlayer'>): void {
  const into = asm.scope('they');
  const { optional, fewerPoints, purpose } = node;
  const what = { kind: 'selectPlayer', optional, purpose } as const;
  asm.step((frame, run) => {
    if (run.given !== undefined) return takeNumber(run, frame, into, purpose);
    const { players } = run.state;
    const { points } = players[frame.seat] as Player;
    const candidates: readonly Seat[] = othersFrom(players.length, frame.seat).filter(
      (seat) => !fewerPoints || (players[seat] as Player).points < points,
    );
    if (candidates.length === 0) {
      frame.registers[into] = NONE;
      return undefined;
    }
    const filter = fewerPoints ? { fewerPointsThan: frame.seat } : null;
    return askForOne(run, frame, what, candidates, null, filter);
  });
}

function times(asm: InnovationAssembler, node: NodeOf<'times'>): void {
  const count = compileValue(node.count, asm.scope);
  const left = asm.scope(`left of ${asm.code.length}`);
  asm.step((frame, run) => {
    frame.registers[left] = [count(frame, run)];
  });
  const start = asm.here();
  const end = asm.label();
  asm.unless((frame) => (registerOf(frame, left)[0] as number) > 0, end);
  asm.step((frame) => {
    frame.registers[left] = [(registerOf(frame, left)[0] as number) - 1];
  });
  compileNodes(asm, node.body);
  asm.jump(start);
  asm.place(end);
}

function execute(asm: InnovationAssembler, node: NodeOf<'execute'>): void {
  const register = asm.scope(node.card);
  asm.step((frame, run) => {
    const [card] = registerOf(frame, register);
    if (card === undefined) return undefined;
    run.push({ kind: 'execution', id: run.newId(), cause: frame.id, card, seat: frame.seat, effect: 0 });
    return PUSHED;
  });
}
