/** The nodes that select cards. */
import type { Seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { AGE, LAST_AGE } from '../cards/catalogue.ts';
import type { Cards, Node, Purpose } from '../cards/language.ts';
import { othersFrom } from '../table/selectors.ts';
import type { Player } from '../types.ts';
import { about } from './about.ts';
import { ask, tellDeclined, tellLacked, zonesOf } from './ask.ts';
import type { InnovationAssembler } from './assembler.ts';
import { looks } from './looks.ts';
import { decidesAchievements, goTogether } from './order.ts';
import type { BoardChange } from './order.ts';
import { compileSeat, NONE, registerOf } from './roles.ts';
import type { Read } from './roles.ts';
import { compileCards, compileValue } from './values.ts';

type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>;

export function choose(asm: InnovationAssembler, node: NodeOf<'choose'>): void {
  const { amount, from, purpose, to } = node;
  const { scope } = asm;
  const into = asm.cards(node.into);
  if (looks(from)) asm.seek(into);
  const cards = compileCards(from, scope);
  const min = compileValue(amount.min, scope);
  const max = amount.max === undefined ? undefined : compileValue(amount.max, scope);
  const chooser = compileSeat(node.by ?? 'you', scope);
  const noneOrAll = amount.noneOrAll === true;
  const optional = noneOrAll || amount.min === 0;
  const several = amount.max !== 1;
  const unsure = optional && looks(from);
  // That there is nothing is told of what must be done to some cards, and of demands, but not of what only follows a card.
  const wanting = !optional && (amount.max !== undefined || purpose === 'transfer');
  const direct = !optional && from.where.colourOf === undefined;
  const told = about(asm, from, to);
  const decides = compileDecides(asm, from, purpose);
  asm.step((frame, run) => {
    if (run.given !== undefined) {
      const taken = run.given as readonly number[];
      frame.registers[into] = taken;
      if (optional && taken.length === 0) tellDeclined(run, frame, chooser(frame, run), purpose, several, unsure);
      return undefined;
    }
    const candidates = cards(frame, run);
    const count = candidates.length;
    const wanted = max === undefined ? count : max(frame, run);
    const most = wanted <= count ? wanted : amount.inFull === true ? 0 : count;
    if (most <= 0) {
      frame.registers[into] = NONE;
      if (unsure) tellDeclined(run, frame, chooser(frame, run), purpose, several, true);
      else if (count === 0 && (wanting || (frame.demand && direct)))
        tellLacked(run, frame, told.from(frame, run), told.filter(frame, run));
      return undefined;
    }
    const least = Math.min(min(frame, run), most);
    const ordered =
      most > 1 && (goTogether(candidates, purpose, to) || decides?.(frame, run, candidates, least, most) === true);
    if (least === count && !noneOrAll && !ordered) {
      frame.registers[into] = candidates;
      return undefined;
    }
    return ask(run, frame, {
      kind: 'selectCards',
      seat: chooser(frame, run),
      min: least,
      max: most,
      candidates,
      ordered,
      noneOrAll,
      purpose,
      from: told.from(frame, run),
      filter: told.filter(frame, run),
    });
  });
}

/** The so many highest: whole values from the top down, and of the last one as many as are still wanted. */
export function chooseHighest(asm: InnovationAssembler, node: NodeOf<'chooseHighest'>): void {
  const { count, from, purpose, to } = node;
  const into = asm.cards(node.into);
  const cards = compileCards(from, asm.scope);
  const told = about(asm, from, to, count);
  const decides = compileDecides(asm, from, purpose);
  asm.step((frame, run) => {
    const all = cards(frame, run);
    const sure: number[] = [];
    let border: readonly number[] = all;
    let age = LAST_AGE;
    for (; age > 0; age--) {
      border = all.filter((card) => AGE[card] === age);
      if (sure.length + border.length > count) break;
      sure.push(...border);
      border = NONE;
    }
    const wanted = Math.min(count - sure.length, border.length);
    if (wanted === 0) {
      frame.registers[into] = sure;
      if (all.length === 0) tellLacked(run, frame, told.from(frame, run), told.filter(frame, run));
      return undefined;
    }
    if (run.given !== undefined) {
      frame.registers[into] = [...sure, ...(run.given as readonly number[])];
      return undefined;
    }
    return ask(run, frame, {
      kind: 'selectCards',
      seat: frame.seat,
      min: wanted,
      max: wanted,
      candidates: border,
      ordered: false,
      noneOrAll: false,
      purpose,
      from: told.from(frame, run),
      filter: { ...(told.filter(frame, run) as JsonRecord), byAge: { min: age, max: age } },
    });
  });
  if (decides === undefined) return;
  // Who goes first, where that decides an achievement.
  asm.step((frame, run) => {
    const taken = registerOf(frame, into);
    if (run.given !== undefined) frame.registers[into] = run.given as readonly number[];
    else if (taken.length > 1 && decides(frame, run, taken, taken.length, taken.length))
      return ask(run, frame, {
        kind: 'selectCards',
        seat: frame.seat,
        min: taken.length,
        max: taken.length,
        candidates: taken.toSorted((a, b) => a - b),
        ordered: true,
        noneOrAll: false,
        purpose,
        from: told.from(frame, run),
        filter: told.filter(frame, run),
      });
    return undefined;
  });
}

/** One of the cards in a register; the others go into another one. */
export function chooseOf(asm: InnovationAssembler, node: NodeOf<'chooseOf'>): void {
  const of = asm.cards(node.of);
  const into = asm.cards(node.into);
  const rest = asm.cards(node.rest);
  const chooser = compileSeat(node.by, asm.scope);
  const { zone } = node.to;
  const owner = compileSeat(node.to.of, asm.scope);
  asm.step((frame, run) => {
    const cards = registerOf(frame, of);
    if (run.given === undefined && cards.length > 1)
      return ask(run, frame, {
        kind: 'selectCards',
        seat: chooser(frame, run),
        min: 1,
        max: 1,
        candidates: cards.toSorted((a, b) => a - b),
        ordered: false,
        noneOrAll: false,
        purpose: node.purpose,
        from: [{ zone: 'hand', seat: frame.seat }],
        filter: { revealed: true, to: { zone, seat: owner(frame, run) } },
      });
    const taken = run.given === undefined ? cards : (run.given as readonly number[]);
    frame.registers[into] = taken;
    frame.registers[rest] = cards.filter((card) => !taken.includes(card));
    return undefined;
  });
}

/** A card that is chosen by its owner and value, and known by no more than that. */
type Hidden = { readonly seat: Seat; readonly age: number };

function alike(one: Hidden, other: Hidden | undefined): boolean {
  return one.seat === other?.seat && one.age === other.age;
}

/** Cards of the opponents' score piles; among equals of one pile, the one that came first. */
export function chooseHidden(asm: InnovationAssembler, node: NodeOf<'chooseHidden'>): void {
  const into = asm.cards(node.into);
  const count = compileValue(node.count, asm.scope);
  asm.step((frame, run) => {
    const { players } = run.state;
    const others = othersFrom(players.length, frame.seat);
    if (run.given !== undefined) {
      frame.registers[into] = firstCome(players, run.given as unknown as readonly Hidden[]);
      return undefined;
    }
    const cards = others.flatMap((seat) => (players[seat] as Player).score);
    const asked = count(frame, run);
    const wanted = Math.min(asked, cards.length);
    if (cards.length === 0 && asked > 0) tellLacked(run, frame, zonesOf('score', others), {});
    const candidates = others.flatMap((seat) =>
      (players[seat] as Player).score
        .map((card) => AGE[card] as number)
        .toSorted((a, b) => a - b)
        .map((age): Hidden => ({ seat, age })),
    );
    // Equals of one pile go in the order in which they came, whoever is named first.
    const ordered = candidates.some((one) => candidates.some(({ seat, age }) => age === one.age && seat !== one.seat));
    if (wanted === 0 || (wanted === cards.length && !ordered) || candidates.every((one) => alike(one, candidates[0]))) {
      // In an order that everybody can see.
      frame.registers[into] = firstCome(players, candidates.slice(0, wanted));
      return undefined;
    }
    return ask(run, frame, {
      kind: 'selectCards',
      seat: frame.seat,
      min: wanted,
      max: wanted,
      candidates,
      ordered,
      noneOrAll: false,
      purpose: 'return',
      from: zonesOf('score', others),
      filter: {},
    });
  });
}

function firstCome(players: readonly Player[], hidden: readonly Hidden[]): readonly number[] {
  const found: number[] = [];
  for (const { seat, age } of hidden) {
    const card = (players[seat] as Player).score.find((one) => AGE[one] === age && !found.includes(one));
    if (card !== undefined) found.push(card);
  }
  return found;
}

/** What a selection does to the board of one player, if it does anything to it. */
function boardChangeOf({ zone, of }: Cards, purpose: Purpose): BoardChange | undefined {
  if (purpose === 'meld') return 'top';
  if (purpose === 'tuck') return undefined;
  return zone === 'hand' || zone === 'score' || of === 'others' || of === 'everyone' ? undefined : 'out';
}

/** Whether the order of so many of these cards decides who claims what. */
function compileDecides(
  asm: InnovationAssembler,
  from: Cards,
  purpose: Purpose,
): ((...of: [...Parameters<Read<Seat>>, readonly number[], number, number]) => boolean) | undefined {
  const change = boardChangeOf(from, purpose);
  if (change === undefined) return undefined;
  const owner = compileSeat(change === 'out' ? from.of : 'you', asm.scope);
  return (frame, run, cards, least, most) => {
    const { state } = run;
    return decidesAchievements(state, state.players[owner(frame, run)] as Player, cards, change, least, most);
  };
}
