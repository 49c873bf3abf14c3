// What an action was taken with stands whole in its events: every target, every parameter, and for whom it is.
import { seat, SPECTATOR } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { formatMessage } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../testing/sandbox-at.ts';
import type { SandboxMatch } from '../testing/sandbox-match.ts';
import type { RulesetEvent, RulesetInput } from '../types.ts';

const [ANN, BOB] = [seat(0), seat(1)];
const two = { id: 'victims', selector: { zone: 'battlefield', count: { upTo: 2 } } };
const one = { id: 'first', selector: { zone: 'battlefield', count: 1 } };
const position = {
  zones: { ann: { battlefield: ['fox'], hand: ['drum'] }, bob: { battlefield: ['wall'], hand: ['fox'] } },
};

/** The events of this kind, as they are told to everybody. */
const told = (match: SandboxMatch, kind: string): readonly JsonRecord[] =>
  match.events.filter((event) => event['kind'] === kind);

/** What a viewer hears of an input. */
function heard(match: SandboxMatch, input: RulesetInput, viewer: Viewer): readonly RulesetEvent[] {
  const done = match.game.kernel.dispatch(match.state, input);
  if (!done.ok || !('frame' in done.value.outcome)) throw new Error('it was not done');
  return eventsOf(done.value.outcome.frame).flatMap((event) => match.game.viewEvent(event, viewer) ?? []);
}

const go = (params: Readonly<Record<string, string | number>> = {}, targets = {}): RulesetInput => ({
  kind: 'action',
  seat: ANN,
  action: 'go',
  targets,
  params,
});

describe('targets', () => {
  test('that may be several are a list, in id order; one alone stands by itself', () => {
    const match = sandboxAt({ targets: [one, two], effects: [{ op: 'tap', target: 'first' }] }, position);
    take(match, 'go', { first: 'fox', victims: ['wall', 'fox'] });
    expect(told(match, 'action_taken')).toMatchObject([{ first: 'fox', victims: ['fox', 'wall'] }]);
    expect(told(match, 'go')).toMatchObject([{ first: 'fox', victims: ['fox', 'wall'] }]);
  });

  test('a list of one, or an empty one, is still a list', () => {
    for (const victims of [[], ['wall']]) {
      const match = sandboxAt({ targets: [two], effects: [{ op: 'draw' }] }, position);
      take(match, 'go', { victims });
      expect(told(match, 'action_taken')).toMatchObject([{ victims }]);
    }
  });

  test('rules that answer the action read all of them', () => {
    const count = { ref: 'event.victims.count' };
    const answers = [
      {
        id: 'counts',
        when: { event: 'action_taken' },
        effects: [{ op: 'gain_resource', resource: 'score', amount: count }],
      },
      { id: 'taps', when: { event: 'go' }, effects: [{ op: 'tap', target: { ref: 'event.victims' } }] },
    ];
    const match = sandboxAt({ targets: [two], effects: [{ op: 'draw' }], ruleset: { reactions: answers } }, position);
    take(match, 'go', { victims: ['wall', 'fox'] });
    expect(told(match, 'resource_changed')).toMatchObject([{ amount: 2 }]);
    expect(told(match, 'flag_changed').map(({ target }) => target)).toEqual(['fox', 'wall']);
  });

  test('cards of a hand that an action is announced with are shown, all of them', () => {
    const hand = { id: 'shown', selector: { zone: 'hand', controller: 'self', count: { upTo: 2 } } };
    const match = sandboxAt(
      { targets: [hand], effects: [{ op: 'draw' }] },
      { zones: { ann: { hand: ['fox', 'wall', 'drum'] } } },
    );
    take(match, 'go', { shown: ['fox', 'wall'] });
    const known = match.game.view(match.state, BOB).cards.filter(({ place }) => place >= 0);
    expect(known.map(({ id }) => id)).toEqual(['fox', 'wall']);
  });
});

describe('parameters', () => {
  const params = {
    much: { min: 0, max: 3 },
    hidden: { min: 0, max: 3, secret: true },
    colour: { oneOf: ['red', 'blue'] },
  };
  const pay = { op: 'gain_resource', resource: 'score', amount: { ref: 'much' } };
  const request = { action: { params, timing: 'stack' }, effects: [pay] };
  // Somebody may answer, so that the item waits.
  const answer = { id: 'wait', timing: 'instant', effects: [{ op: 'draw' }] };
  const begin = () => sandboxAt({ ...request, ruleset: { actions: [answer] } }, position);

  test('are told; a secret one to its seat alone', () => {
    const input = go({ much: 2, hidden: 3, colour: 'red' });
    const taken = (viewer: Viewer) =>
      heard(begin(), input, viewer).find(({ kind }) => kind === 'action_taken')?.payload;
    expect(taken(ANN)).toMatchObject({ much: 2, hidden: 3, colour: { word: 'red' } });
    for (const viewer of [BOB, SPECTATOR]) {
      expect(taken(viewer)).toMatchObject({ much: 2 });
      expect(taken(viewer)).not.toHaveProperty('hidden');
    }
  });

  test('are told by the event of the action as well', () => {
    const own = (viewer: Viewer): unknown => {
      const match = begin();
      match.send(go({ much: 2, hidden: 3, colour: 'red' }));
      return heard(match, { kind: 'pass', seat: BOB }, viewer).find(({ kind }) => kind === 'go')?.payload;
    };
    expect(own(ANN)).toEqual({ much: 2, hidden: 3, colour: { word: 'red' } });
    for (const viewer of [BOB, SPECTATOR]) expect(own(viewer)).toEqual({ much: 2, colour: { word: 'red' } });
  });

  test('who looks at the action on the stack sees those that are not secret', () => {
    const looks = (field: string) => ({
      id: 'look',
      timing: 'instant',
      targets: [{ id: 'at', selector: { stack: true, count: 1 } }],
      effects: [{ op: 'gain_resource', resource: 'score', amount: { ref: `at.${field}` } }],
    });
    const shadow = {
      id: 'shadow',
      timing: 'instant',
      params: { hidden: { min: 0, max: 3 } },
      effects: [{ op: 'draw' }],
    };
    for (const [field, amounts] of [
      ['much', [2, 2]],
      ['hidden', [2]],
    ] as const) {
      const match = sandboxAt({ ...request, ruleset: { actions: [looks(field), shadow] } }, position);
      match.send(go({ much: 2, hidden: 3, colour: 'red' }));
      match.send({ kind: 'action', seat: BOB, action: 'look', targets: {}, params: {} });
      match.send({ kind: 'pass', seat: BOB });
      expect(told(match, 'resource_changed').map(({ amount }) => amount)).toEqual(amounts);
    }
  });

  test('a secret one is nowhere in what others see, while the action waits', () => {
    const seen = (hidden: number, viewer: Viewer): string => {
      const match = begin();
      match.send(go({ much: 2, hidden, colour: 'red' }));
      expect(match.state.stack.effects).not.toEqual([]);
      return JSON.stringify(match.game.view(match.state, viewer));
    };
    for (const viewer of [BOB, SPECTATOR]) expect(seen(1, viewer)).toBe(seen(3, viewer));
    expect(seen(1, ANN)).not.toBe(seen(3, ANN));
  });

  test('stand in the sentence of the log', () => {
    const match = begin();
    const { game, table } = match;
    const [taken] = heard(match, go({ much: 2, hidden: 3, colour: 'red' }), BOB);
    if (taken === undefined) throw new Error('nothing happened');
    expect(formatMessage(game.messages, game.eventLabel(taken, table, 'min'))).toBe('ann: Go (Red, 2).');
  });

  test('rules that answer the action read them', () => {
    const reaction = {
      id: 'echo',
      when: {
        event: 'action_taken',
        filters: [{ op: 'compare', left: { ref: 'event.colour' }, is: '=', right: 'red' }],
      },
      effects: [{ op: 'gain_resource', resource: 'score', amount: { ref: 'event.much' } }],
    };
    for (const [colour, score] of [
      ['red', 2],
      ['blue', undefined],
    ] as const) {
      const match = sandboxAt({ ...request, effects: [{ op: 'draw' }], ruleset: { reactions: [reaction] } }, position);
      match.send(go({ much: 2, hidden: 3, colour }));
      expect(told(match, 'resource_changed').map(({ amount }) => amount)).toEqual(score === undefined ? [] : [score]);
    }
  });
});

describe('what goes where everybody sees it is told to everybody at once', () => {
  const discard = { effects: [{ op: 'discard', target: { selector: { zone: 'hand', controller: 'self' } } }] };
  const cardOf = (match: SandboxMatch, kind: string, viewer: Viewer): unknown =>
    heard(match, go(), viewer).find((event) => event.kind === kind)?.payload['card'];

  test.each([ANN, BOB, SPECTATOR])('what is discarded into a public graveyard: %j', (viewer) => {
    expect(cardOf(sandboxAt(discard, position), 'discarded', viewer)).toBe('drum');
  });

  test('what is discarded into a hidden one is not', () => {
    const zones = [
      { id: 'hand', owner: 'player', visibility: 'owner' },
      { id: 'pit', owner: 'player', visibility: 'hidden', role: 'graveyard' },
    ];
    const match = (): SandboxMatch =>
      sandboxAt(
        { ...discard, ruleset: { zones: [...zones.slice(1), { id: 'grave', owner: 'player', visibility: 'public' }] } },
        position,
      );
    expect(cardOf(match(), 'discarded', ANN)).toBe('drum');
    expect(cardOf(match(), 'discarded', BOB)).toBeUndefined();
  });

  test('what is drawn is told to who draws it', () => {
    const deck = { zones: { ann: { deck: ['fox'] } } };
    const draw = { effects: [{ op: 'draw' }] };
    expect(cardOf(sandboxAt(draw, deck), 'card_drawn', ANN)).toBe('fox');
    expect(cardOf(sandboxAt(draw, deck), 'card_drawn', BOB)).toBeUndefined();
  });
});
