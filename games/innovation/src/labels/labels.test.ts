import { formatMessage, LOG_LEVELS, seat, SPECTATOR } from '@turnwise/game';
import type { Choice, Message } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, CARDS, idOf } from '../cards/catalogue.ts';
import { OPTIONS, SPECIALS } from '../cards/language.ts';
import { innovation } from '../game.ts';
import { someGames, TWO } from '../testing/words-of-play.ts';
import type { InnovationEvent, MoveEvent, ZoneRef } from '../types.ts';

const ANN = seat(0);
const BEN = seat(1);

/** Filled in, with no key left bare and no parameter left open. */
function words(message: Message): string {
  const text = formatMessage(innovation.messages, message);
  if (/[{}]|\b(input|event|choice|phrase|place|amount|log|card|option|icon|asker|action)\.\w/.test(text) || text === '')
    throw new Error(`${JSON.stringify(message)} is ${text}`);
  return text;
}

describe('events', () => {
  const move = (
    kind: MoveEvent['kind'],
    card: string,
    from: ZoneRef,
    to: ZoneRef,
    more: Partial<MoveEvent> = {},
  ): MoveEvent => ({
    kind,
    seat: ANN,
    card: card === '' ? 0 : idOf(card),
    age: 8,
    from,
    to,
    source: 'action',
    cause: 0,
    sizes: { from: [9, 8], to: [2, 3] },
    sees: 0,
    knew: 0,
    ...more,
  });
  const hand = (one = ANN): ZoneRef => ({ zone: 'hand', seat: one });
  const score = (one = ANN): ZoneRef => ({ zone: 'score', seat: one });
  const red = (one = ANN): ZoneRef => ({ zone: 'board', seat: one, colour: 1 });
  const deck: ZoneRef = { zone: 'deck', age: 8 };
  const because = { source: 'Oars', cause: 2 };

  test.each<[InnovationEvent, string, string]>([
    [
      move('drew', 'Paper', deck, hand()),
      'ann draws Paper.',
      'ann draws Paper. (the deck of age 8: 9 → 8, ann’s hand: 2 → 3)',
    ],
    [
      move('drew', '', deck, hand()),
      'ann draws an 8.',
      'ann draws an 8. (the deck of age 8: 9 → 8, ann’s hand: 2 → 3)',
    ],
    [
      move('transferred', 'Archery', hand(BEN), score(), { seat: BEN, ...because }),
      'ben transfers Archery to ann’s score pile because of Oars.',
      'ben transfers Archery to ann’s score pile because of Oars. (ben’s hand: 9 → 8, ann’s score pile: 2 → 3) [by #2]',
    ],
    [
      move('transferred', 'Oars', red(BEN), red(), because),
      'ann transfers Oars from ben’s board to their board because of Oars.',
      'ann transfers Oars from ben’s board to their board because of Oars. (ben’s red cards: 9 → 8, ann’s red cards: 2 → 3) [by #2]',
    ],
    [
      move('transferred', '', score(), hand(), because),
      'ann transfers an 8 from their score pile to their hand because of Oars.',
      'ann transfers an 8 from their score pile to their hand because of Oars. (ann’s score pile: 9 → 8, ann’s hand: 2 → 3) [by #2]',
    ],
    [
      move('melded', 'Oars', hand(), red(), { source: 'opening', cause: 1 }),
      'ann melds Oars to begin.',
      'ann melds Oars to begin. (ann’s hand: 9 → 8, ann’s red cards: 2 → 3) [by #1]',
    ],
    [
      move('scored', 'Oars', red(), score()),
      'ann scores Oars from their board.',
      'ann scores Oars from their board. (ann’s red cards: 9 → 8, ann’s score pile: 2 → 3)',
    ],
    [
      move('returned', '', score(BEN), deck, because),
      'ann returns an 8 from ben’s score pile because of Oars.',
      'ann returns an 8 from ben’s score pile because of Oars. (ben’s score pile: 9 → 8, the deck of age 8: 2 → 3) [by #2]',
    ],
    [
      { kind: 'splayed', seat: ANN, colour: 1, from: 1, to: 0, source: 'Feudalism', cause: 3 },
      'ann unsplays the red cards because of Feudalism.',
      'ann unsplays the red cards because of Feudalism. (left → none) [by #3]',
    ],
    [
      {
        kind: 'dogma',
        seat: ANN,
        card: idOf('Oars'),
        edition: 3,
        icon: 0,
        counts: [3, 1],
        sharers: [],
        targets: [BEN],
        actionsLeft: 1,
        id: 1,
      },
      'ann uses Oars. It makes a demand on ben.',
      'ann uses Oars. It makes a demand on ben. (ann 3 × castle, ben 1 × castle)',
    ],
    [
      {
        kind: 'dogma',
        seat: ANN,
        card: idOf('Tools'),
        edition: 3,
        icon: 3,
        counts: [2, 2],
        sharers: [BEN],
        targets: [],
        actionsLeft: 1,
        id: 1,
      },
      'ann uses Tools. ben shares it.',
      'ann uses Tools. ben shares it. (ann 2 × lightbulb, ben 2 × lightbulb)',
    ],
    [
      // In the first edition it is a demand and nothing else.
      {
        kind: 'dogma',
        seat: ANN,
        card: idOf('Combustion'),
        edition: 1,
        icon: 1,
        counts: [2, 2],
        sharers: [BEN],
        targets: [],
        actionsLeft: 1,
        id: 1,
      },
      'ann uses Combustion.',
      'ann uses Combustion. (ann 2 × crown, ben 2 × crown)',
    ],
    [
      {
        kind: 'exchanged',
        seat: ANN,
        one: { seat: ANN, zone: 'hand', cards: [idOf('Oars'), 0, 0], ages: [1, 2, 8], sees: [1, 0, 0], sizes: [4, 1] },
        other: { seat: ANN, zone: 'score', cards: [], ages: [], sees: [], sizes: [0, 3] },
        source: 'Canal Building',
        cause: 2,
      },
      'ann exchanges Oars, a 2 and an 8 from their hand for nothing from their score pile because of Canal Building.',
      'ann exchanges Oars, a 2 and an 8 from their hand for nothing from their score pile because of Canal Building. (ann’s hand: 4 → 1, ann’s score pile: 0 → 3) [by #2]',
    ],
    [
      {
        kind: 'effectStart',
        seat: BEN,
        card: idOf('Tools'),
        effect: 2,
        as: 'shared',
        id: 4,
        source: 'Tools',
        cause: 1,
      },
      'ben shares effect 2 of Tools.',
      'ben shares effect 2 of Tools. [#4 by #1]',
    ],
    [
      { kind: 'declined', seat: BEN, purpose: 'return', several: true, unsure: false, source: 'Tools', cause: 2 },
      'Tools: ben declines to return cards.',
      'Tools: ben declines to return cards. [by #2]',
    ],
    [
      { kind: 'declined', seat: BEN, purpose: 'tuck', several: false, unsure: true, source: 'Code of Laws', cause: 2 },
      'Code of Laws: ben tucks nothing.',
      'Code of Laws: ben tucks nothing. [by #2]',
    ],
    [
      {
        kind: 'lacked',
        seat: BEN,
        from: [{ zone: 'hand', seat: BEN }],
        filter: { byIconAtLeast: { icon: 'crown', count: 1 }, to: { zone: 'score', seat: ANN } },
        source: 'Oars',
        cause: 2,
      },
      'Oars: there is no card with a crown in ben’s hand.',
      'Oars: there is no card with a crown in ben’s hand. [by #2]',
    ],
    [
      { kind: 'gameEnd', winners: [ANN, BEN], reason: 'score', source: 'action', cause: 0 },
      'The game is over: there are no cards left to draw, and ann and ben share the highest score.',
      'The game is over: there are no cards left to draw, and ann and ben share the highest score.',
    ],
  ])('%j', (event, min, debug) => {
    expect(words(innovation.eventLabel(event, TWO))).toBe(min);
    expect(words(innovation.eventLabel(event, TWO, 'debug'))).toBe(debug);
  });

  test('that only tell how things came about are of the level debug', () => {
    const event = { seat: ANN, card: 1, effect: 1, id: 1, source: 'Tools', cause: 0 };
    expect(innovation.eventLevel({ kind: 'effectStart', as: 'own', ...event })).toBe('debug');
    expect(innovation.eventLevel({ kind: 'shareBonus', seat: ANN, source: 'shareBonus', cause: 1 })).toBe('min');
  });
});

describe('questions', () => {
  const base: Choice = {
    id: 'selectCards1',
    seat: ANN,
    kind: 'selectCards',
    min: 0,
    max: 3,
    source: 'Tools',
    candidates: [1, 2, 3, 4],
    purpose: 'return',
    from: [{ zone: 'hand', seat: 0 }],
  };

  const board = [{ zone: 'board', seat: ANN }];
  const benHand = { zone: 'hand', seat: BEN };

  test.each<[Partial<Choice>, string]>([
    [
      { min: 3, noneOrAll: true, ordered: true },
      'Tools: you may return exactly 3 cards from your hand, in the order you choose them',
    ],
    [{ min: 4, max: 4, noneOrAll: true }, 'Tools: you may return all 4 cards in your hand'],
    [{ min: 2, max: 2, noneOrAll: true, candidates: [1, 2] }, 'Tools: you may return both cards in your hand'],
    [{ min: 1, max: 1, noneOrAll: true, candidates: [1] }, 'Tools: you may return the only card in your hand'],
    [
      { min: 1, max: 1, noneOrAll: true, candidates: [1], filter: { extreme: 'highest' } },
      'Tools: you may return the highest card in your hand',
    ],
    [
      { min: 4, max: 4, noneOrAll: true, filter: { extreme: 'lowest' } },
      'Tools: you may return all 4 lowest cards in your hand',
    ],
    [{}, 'Tools: you may return up to 3 cards from your hand'],
    [{ max: 1 }, 'Tools: you may return one card from your hand'],
    [{ min: 1, max: 1, purpose: 'meld', source: 'opening' }, 'to begin: meld one card from your hand'],
    [{ min: 2, max: 2, from: [{ zone: 'board', seat: 1 }] }, 'Tools: return 2 cards from ben’s board'],
    [{ min: 4, max: 4, ordered: true }, 'Tools: return all 4 cards in your hand; choose the order'],
    [{ min: 1, max: 2, from: null }, 'Tools: return 1 or 2 cards'],
    [{ min: 1, max: 3, from: null }, 'Tools: return 1 to 3 cards'],
    [
      { min: 1, max: 1, source: 'Archery', purpose: 'transfer', filter: { extreme: 'highest', to: benHand } },
      'Archery: transfer one of the highest cards in your hand to ben’s hand',
    ],
    [
      { min: 1, max: 1, from: board, filter: { ofPile: 'top', byColor: ['red', 'blue'], byAge: { min: 2, max: 3 } } },
      'Tools: return one top red or blue card of value 2 or 3 from your board',
    ],
    [
      {
        min: 1,
        max: 1,
        from: board,
        filter: { ofPile: 'top', notColor: ['green'], withoutIcon: 'leaf', except: 'Oars' },
      },
      'Tools: return one non-green top card without a leaf other than Oars from your board',
    ],
    [
      { min: 1, max: 1, filter: { byAge: { max: 4 }, colorNotOnBoardOf: BEN } },
      'Tools: return one card of value 4 or lower from your hand of a colour not on ben’s board',
    ],
    [{ min: 1, max: 1, filter: { byAge: { min: 4 } } }, 'Tools: return one card of value 4 or higher from your hand'],
    [
      {
        min: 1,
        max: 1,
        purpose: 'transfer',
        filter: { extreme: 'highest', extremeCount: 3, byAge: { min: 5, max: 5 }, to: benHand },
      },
      'Tools: transfer one card of value 5 from your hand to ben’s hand, to make up the 3 highest',
    ],
    [
      { kind: 'selectPile', purpose: 'splay.left', max: 1, candidates: [0, 1] },
      'Tools: you may splay your blue or red cards left',
    ],
    [
      { kind: 'selectPile', purpose: 'splay.up', max: 1, candidates: [2], filter: { direction: 'up', now: 'right' } },
      'Tools: you may splay your green cards up (now splayed right)',
    ],
    [{ kind: 'yesNo', purpose: 'scoreHand', min: 1, max: 1 }, 'Tools: score all the cards in your hand?'],
    [{ candidates: [], max: 0 }, 'Tools: waiting for ann'],
  ])('%j', (part, text) => {
    expect(words(innovation.choiceLabel({ ...base, ...part }, TWO))).toBe(text);
  });

  /** Every purpose that a program gives to its questions, by the kind of question that it leads to. */
  function purposes(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(purposes);
    if (!isRecord(value)) return [];
    const inner = Object.values(value).flatMap(purposes);
    const { kind, purpose, direction } = value as { kind?: unknown; purpose?: unknown; direction?: unknown };
    if (kind === 'chooseSplay') return [...inner, `selectPile.splay.${String(direction)}`];
    if (kind === 'mayDo') return [...inner, `yesNo.${String(purpose)}`];
    if (kind === 'chooseColours') return [...inner, `selectPile.${String(purpose)}`];
    if (kind === 'choosePlayer') return [...inner, `selectPlayer.${String(purpose)}`];
    return typeof purpose === 'string' ? [...inner, `selectCards.${purpose}`] : inner;
  }

  test('of every card have words', () => {
    const met = new Set(purposes(ALL_CARDS));
    expect(met.size).toBeGreaterThan(12);
    for (const purpose of met) expect(innovation.messages).toHaveProperty([`choice.${purpose}`]);
    for (const option of OPTIONS) expect(innovation.messages).toHaveProperty([`option.${option}`]);
  });
});

describe('cards', () => {
  test('every effect of both editions has its text', () => {
    let texts = 0;
    for (const edition of [1, 3] as const)
      for (const card of ALL_CARDS) {
        const effects = edition === 1 ? (card.firstEdition ?? card.effects) : card.effects;
        const told = innovation.lookUp({ edition } as never, card.name.toUpperCase()).map(words);
        expect(told).toHaveLength(1 + effects.length);
        effects.forEach(({ text }, index) => expect(told[index + 1]).toContain(text));
        texts += effects.length;
      }
    expect(texts).toBeGreaterThan(300);
  });

  test('a text is found under the card and the number of its effect', () => {
    expect(innovation.messages['card.Oars.1']).toBe(CARDS[idOf('Oars')]?.effects[0]?.text);
    expect(innovation.messages['card.Oars.1.edition1']).toBe(CARDS[idOf('Oars')]?.firstEdition?.[0]?.text);
  });

  test('special achievements are explained, and other words are not', () => {
    for (const name of SPECIALS) expect(innovation.lookUp({ edition: 3 } as never, name).map(words)).toHaveLength(1);
    expect(innovation.lookUp({ edition: 3 } as never, 'Oar')).toEqual([]);
  });
});

test('every input, event and question of random play has words, for everybody', () => {
  const used = new Set<string>();
  const use = (message: Message): void => {
    words(message);
    used.add(message.key);
  };
  for (const { state, table, input, events } of someGames()) {
    if (input !== undefined) use(innovation.inputLabel(input, table));
    for (const choice of innovation.choices(state))
      for (const viewer of [choice.seat, SPECTATOR]) {
        const seen = innovation.viewChoice(choice, viewer);
        if (seen !== undefined) use(innovation.choiceLabel(seen, table));
      }
    for (const event of events)
      for (const viewer of [ANN, SPECTATOR])
        for (const level of LOG_LEVELS) {
          const seen = innovation.viewEvent(event, viewer);
          if (seen !== undefined) use(innovation.eventLabel(seen, table, level));
        }
  }
  expect(used.size).toBeGreaterThan(50);
});

test('every refusal that the rules know has words', () => {
  for (const code of 'choicePending notYourChoice choiceClosed notACandidate wrongNumber takenTwice notAList notYourTurn gameOver notInHand notATopCard achievementTaken tooFewPoints topCardTooLow noSuchAchievement pileTooSmall alreadySplayed guardExceeded noSuchSeat malformedInput'.split(
    ' ',
  ))
    expect(innovation.messages).toHaveProperty([`refusal.${code}`]);
  for (const reason of ['achievements', 'score', 'dogma'])
    expect(innovation.messages).toHaveProperty([`result.${reason}`]);
});
