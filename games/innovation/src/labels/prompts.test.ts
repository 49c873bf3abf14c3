// Every question that random play meets says what its program means: which cards, from where, under which conditions, what
// becomes of them and where they go. The words are held against the card's program, not against what the choice says.
import { formatMessage, nameOf } from '@turnwise/game';
import type { Choice, Seat, Table } from '@turnwise/game';
import { expect, test } from 'vitest';
import { cardOf, effectsOf } from '../cards/catalogue.ts';
import type { Cards, Destination, Node, Who } from '../cards/language.ts';
import { innovation } from '../game.ts';
import { programsOf } from '../compile/programs.ts';
import { manyPositions, someGames } from '../testing/words-of-play.ts';
import type { InnovationState, ProgramEffect } from '../types.ts';

/** The programs' nodes that ask, with those inside others. */
function asking(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'if') return [...asking(node.body), ...asking(node.otherwise)];
    if (node.kind === 'repeat' || node.kind === 'times' || node.kind === 'each') return asking(node.body);
    return /^(?:choose|mayDo|rearrange)/.test(node.kind) ? [node] : [];
  });
}

interface Asked {
  readonly choice: Choice;
  readonly effect: ProgramEffect;
  readonly table: Table;
}

/** A seat as its own words name it; undefined where it can be more than one. */
function whose(who: Who, { choice, effect, table }: Asked): string | undefined {
  if (who === 'others' || who === 'everyone') return undefined;
  const seat = who === 'you' ? effect.seat : who === 'me' ? effect.activator : undefined;
  if (seat === undefined) return undefined;
  return seat === choice.seat ? 'your' : `${nameOf(table, seat)}’s`;
}

const ZONES = { hand: 'hand', score: 'score pile', tops: 'board', bottoms: 'board', piles: 'board', board: 'board' };

function placeWords(zone: keyof typeof ZONES, who: Who, asked: Asked): string[] {
  const owner = whose(who, asked);
  return owner === undefined ? [ZONES[zone]] : [`${owner} ${ZONES[zone]}`];
}

/** What must be said of the cards that a node chooses from. */
function cardWords({ zone, of, where }: Cards, asked: Asked): string[] {
  const { icon, without, colours, notColours, age, minAge, maxAge, except, extreme } = where;
  const { colourOnBoardOf, colourNotOnBoardOf, aboveTopOf, colourOf } = where;
  return [
    ...placeWords(zone, of, asked),
    ...(zone === 'tops' ? ['top '] : zone === 'bottoms' ? ['bottom '] : []),
    ...(icon === undefined ? [] : [`with a ${icon}`]),
    ...(without === undefined ? [] : [`without a ${without}`]),
    ...(colours ?? []),
    ...(notColours ?? []).map((colour) => `non-${colour}`),
    ...(age === undefined ? [] : [typeof age === 'number' ? `of value ${age}` : 'of value ']),
    ...(minAge === undefined ? [] : [`of value ${minAge}`]),
    ...(maxAge === undefined ? [] : [String(maxAge)]),
    ...(except === undefined ? [] : [`other than ${except}`]),
    ...(extreme === undefined ? [] : [extreme]),
    ...(colourOnBoardOf === undefined ? [] : [`of a colour on ${whose(colourOnBoardOf, asked) ?? ''} board`]),
    ...(colourNotOnBoardOf === undefined ? [] : [`of a colour not on ${whose(colourNotOnBoardOf, asked) ?? ''} board`]),
    ...(aboveTopOf === undefined ? [] : [`higher than ${whose(aboveTopOf, asked) ?? ''} top card of its colour`]),
    ...(colourOf === undefined ? [] : [cardOf(asked.choice.candidates[0] as number).colour]),
  ];
}

const VERBS = {
  meld: 'meld',
  score: 'score',
  tuck: 'tuck',
  return: 'return',
  transfer: 'transfer',
  reveal: 'reveal',
  revealAndReturn: 'reveal',
  exchange: 'exchange',
  execute: 'execute',
};

function toWords(to: Destination | undefined, asked: Asked): string[] {
  return to === undefined ? [] : placeWords(to.zone, to.of, asked).map((place) => `to ${place}`);
}

/** What must be said of how many, and of whether one has to. */
function amountWords({ min, max, noneOrAll, candidates, ordered }: Choice): string[] {
  const words = max === 1 ? [] : max === candidates.length && max === 2 && min === 2 ? ['both'] : [String(max)];
  return [
    ...words,
    ...(min === 0 || noneOrAll === true ? ['you may'] : []),
    ...(min === 0 && max > 1 ? ['up to'] : []),
    ...(ordered === true && max > 1 ? ['order'] : []),
  ];
}

/** Everything that the prompt of a node must say; undefined if the question is not of this node. */
function wanted(node: Node, asked: Asked): string[] | undefined {
  const { choice } = asked;
  switch (node.kind) {
    case 'choose':
      if (choice.kind !== 'selectCards' || choice.purpose !== node.purpose) return undefined;
      return [
        VERBS[node.purpose],
        ...cardWords(node.from, asked),
        ...toWords(node.to, asked).map((word) => (node.to?.of === 'they' ? 'to ' : word)),
        ...amountWords(choice),
      ];
    case 'chooseHighest':
      if (choice.kind !== 'selectCards' || choice.purpose !== node.purpose) return undefined;
      return [
        VERBS[node.purpose],
        ...cardWords(node.from, asked),
        ...toWords(node.to, asked),
        ...(choice.ordered === true ? [] : [`to make up the ${node.count} highest`]),
        ...amountWords(choice),
      ];
    case 'chooseOf':
      return choice.kind === 'selectCards' ? ['one of the cards', 'revealed', ...toWords(node.to, asked)] : undefined;
    case 'chooseHidden':
      return choice.kind === 'selectCards' ? ['return', 'score pile', 'by value', ...amountWords(choice)] : undefined;
    case 'chooseSplay':
      if (choice.purpose !== `splay.${node.direction}`) return undefined;
      return ['you may splay your', ` cards ${node.direction}`, ...(node.now === undefined ? [] : [node.now])];
    case 'rearrange':
      if (choice.kind === 'order') return ['new order', 'bottom to top'];
      return choice.purpose === 'rearrange' ? ['you may rearrange your'] : undefined;
    case 'mayDo':
      return choice.kind === 'yesNo' ? ['?'] : undefined;
    case 'chooseOption':
      return choice.kind === 'selectOption'
        ? ['you may draw and score an 8', '; or draw a card one higher']
        : undefined;
    case 'chooseNumber':
      return choice.kind === 'number' ? ['name a value', 'score piles are returned'] : undefined;
    case 'chooseColours':
      return choice.kind === 'selectPile' && choice.purpose === node.purpose ? ['colour'] : undefined;
    case 'choosePlayer':
      if (choice.kind !== 'selectPlayer') return undefined;
      return [
        ...(node.optional ? ['you may'] : []),
        node.fewerPoints ? 'opponent with fewer points' : 'another player',
      ];
    default:
      return undefined;
  }
}

function effectOf({ stack }: InnovationState): ProgramEffect | undefined {
  const top = stack.effects.at(-1);
  return top?.kind === 'program' ? top : undefined;
}

/** The words that are missing from a prompt, by the node that comes nearest. */
function missing(prompt: string, asked: Asked, nodes: readonly Node[]): readonly string[] {
  const [, said = ''] = prompt.split(/: (.*)/);
  const lacks = nodes.flatMap((node) => {
    const words = wanted(node, asked);
    return words === undefined ? [] : [words.filter((word) => !said.includes(word))];
  });
  return lacks.toSorted((a, b) => a.length - b.length)[0] ?? ['a node that asks this'];
}

/** No plural of one, nothing doubled, nothing left open. */
const BAD_GRAMMAR = /\b1 (?:top |bottom )?cards\b|\ball [12] | {2}|\bundefined\b|[{}]/;

/** What is wrong with the prompt of a choice; nothing if it says what its program means. */
function faultsOf(choice: Choice, state: InnovationState, table: Table): readonly string[] {
  const prompt = formatMessage(innovation.messages, innovation.choiceLabel(choice, table));
  const effect = effectOf(state);
  if (effect === undefined) return prompt === 'to begin: meld one card from your hand' ? [] : [prompt];
  const number = programsOf(state.edition, effect.card).findIndex((one) => one.number === effect.program);
  const program = effectsOf(cardOf(effect.card), state.edition)[number]?.program ?? [];
  const lacks = missing(prompt, { choice, effect, table }, asking(program));
  return [
    ...lacks.map((word) => `${prompt} | lacks: ${word}`),
    ...(prompt.startsWith(`${effect.source}: `) && !BAD_GRAMMAR.test(prompt) ? [] : [prompt]),
  ];
}

test('every prompt of random play says what its program means', () => {
  const sources = new Set<string>();
  const faults = new Set<string>();
  for (const { state, table } of manyPositions(40))
    for (const choice of innovation.choices(state)) {
      for (const fault of faultsOf(choice, state, table)) faults.add(fault);
      sources.add(choice.source);
    }
  expect([...faults]).toEqual([]);
  // Some 80 of the 105 cards ask something.
  expect(sources.size).toBeGreaterThan(70);
});

test('the prompt of another seat says only who is waited for', () => {
  for (const { state, table } of someGames())
    for (const choice of innovation.choices(state)) {
      const other = ((choice.seat + 1) % table.names.length) as Seat;
      const seen = innovation.viewChoice(choice, other);
      const prompt = seen === undefined ? '' : formatMessage(innovation.messages, innovation.choiceLabel(seen, table));
      expect(prompt).toMatch(/^.+: waiting for \w+$/);
    }
});
