/** The number game with one fault each: for every law at least one that breaks it. */
import { asAnyGame, defineGame, message, oneSlot, seat } from '@turnwise/game';
import type { AnyGame, GameSight } from '@turnwise/game';
import { cloneDeep, disallowed, hashValue, issue } from '@turnwise/kernel';
import type { Behaviour, Evaluation, Json, Rules, Shape } from '@turnwise/kernel';
import { changed, definition, HIGHEST, isEmpty, isOver, otherOf, position, rules } from './number-game.ts';
import type { NumberChange, NumberDiff, NumberEvent, NumberGame, NumberState } from './number-game.ts';

export const soundGame: AnyGame = asAnyGame(defineGame(definition));

export interface BrokenGame {
  readonly law: number;
  readonly fault: string;
  readonly game: AnyGame;
  /** What the law must say of it, where several of its rules might catch it. */
  readonly says?: RegExp;
}

/** Made anew for each use, as some faults lie in what a game remembers. */
export function brokenGames(): readonly BrokenGame[] {
  return [
    broken(1, 'offers more tokens than there are', {
      play: {
        offers: (state, by) =>
          definition.play
            .offers(state, by)
            .map((offer) => (offer.kind === 'take' ? { ...offer, slots: [oneSlot('count', [1, 2, 3])] } : offer)),
      },
    }),
    broken(1, 'takes what it does not offer', {
      play: { offers: (state, by) => definition.play.offers(state, by).filter((offer) => offer.kind !== 'peek') },
    }),
    broken(1, 'offers nothing that its sample draws', {
      play: { sample: (_state, by) => ({ kind: 'take', seat: by, count: 1 }) },
    }),
    broken(2, 'counts outside the state', countsOutside()),
    broken(2, 'forgets to advance its stream', forgetsSteps(), /in 20 games nothing was drawn/),
    {
      law: 2,
      fault: 'draws and says that it has no chance',
      game: { ...soundGame, traits: { ...soundGame.traits, chance: false } },
      says: /traits\.chance is false/,
    },
    broken(3, 'keeps part of its state elsewhere', keepsElsewhere()),
    broken(
      3,
      'has a state that cannot be written',
      withApply((draft, diff) => {
        if (diff.kind === 'peek') draft.state.known = [0.5, 0.5];
      }),
    ),
    broken(
      3,
      'reads any save',
      { rules: { ...rules, invariants: () => [] } },
      /a save with .* as its state\.\w+ is read but cannot be played/,
    ),
    broken(
      3,
      'takes it for granted that a save has lists',
      {
        rules: {
          ...rules,
          invariants: (state) => (state.piles.every((pile) => pile >= 0) ? (rules.invariants?.(state) ?? []) : []),
        },
      },
      /as its state\.piles makes the invariants throw: .*every is not a function/,
    ),
    broken(4, 'writes into the state before', {
      rules: rulesWith((draft, diff, emit) =>
        rules.apply({ state: draft.state, own: (value) => value as never }, diff, emit),
      ),
    }),
    broken(5, 'applies more than its diffs say', remembersInput()),
    broken(6, 'changes more when it is recorded', {
      rules: rulesWith((draft, diff, emit) => {
        rules.apply(draft, diff, emit);
        if (emit !== undefined && diff.kind === 'swap') draft.state.swapped = [true, true];
      }),
    }),
    broken(6, 'forgets a field when it copies', {
      rules: { ...rules, copyInto: (to, from) => void Object.assign(to, { ...cloneDeep(from), known: to.known }) },
    }),
    broken(
      6,
      'copies what is constant',
      {
        rules: {
          ...rules,
          constants: ['known'],
          copyInto: (to, from) => void Object.assign(to, cloneDeep(from)),
        },
      },
      /does not share the constant known/,
    ),
    broken(7, "shows the other's secret", { sight: { view: ({ random: _random, ...state }) => state } }),
    broken(7, 'shows the random streams', {
      sight: {
        view: (state, viewer) => ({ ...definition.sight.view(state, viewer), random: state.random }),
        determinize: (view, viewer, chooser, random) => ({
          ...definition.sight.determinize(view, viewer, chooser, random),
          random: (view as NumberState).random,
        }),
      },
    }),
    broken(7, 'shows the hash of the state', {
      sight: {
        view: (state, viewer) => ({ ...definition.sight.view(state, viewer), hash: hashValue(state) }),
        determinize: (view, viewer, chooser, random) => {
          const { hash: _hash, ...rest } = view as typeof view & { hash: string };
          return definition.sight.determinize(rest, viewer, chooser, random);
        },
      },
    }),
    broken(7, "offers by the other's secret", {
      play: {
        offers: (state, by) =>
          definition.play
            .offers(state, by)
            .filter((offer) => offer.kind !== 'swap' || state.secrets[by] !== state.secrets[otherOf(by)]),
      },
    }),
    broken(7, "refuses by the other's secret", {
      rules: rulesBefore((input, state) =>
        input.kind === 'take' && input.count > state.pool
          ? disallowed('tooFew', { secret: state.secrets[otherOf(input.seat)] })
          : undefined,
      ),
    }),
    broken(
      7,
      "says by the other's secret why it waits",
      { play: { stopped: ({ secrets }) => message(`secret ${secrets.join(' ')}`) } },
      /can tell the true state from a guess: .*stopped/,
    ),
    broken(
      7,
      "lets time run out by the other's secret",
      { play: { timeOut: ({ secrets }, by) => ({ kind: secrets[otherOf(by)] === 1 ? 'pass' : 'concede' }) } },
      /can tell the true state from a guess: .*timeOut/,
    ),
    broken(7, 'shows everybody what is swapped', { sight: { viewEvent: (event) => event } }),
    broken(
      7,
      'lets a peek be undone',
      eventsWith((event) => (event.kind === 'peeked' ? { ...event, reveals: false } : event)),
    ),
    broken(7, 'hides an event and shows what came of it', {
      sight: {
        viewEvent: (event, viewer) =>
          event.kind === 'ended' && viewer === null
            ? undefined
            : (definition.sight.viewEvent?.(event, viewer) ?? event),
      },
    }),
    broken(7, 'shows in a preview what is revealed after it', {
      sight: { view: (state, viewer) => definition.sight.view({ ...state, over: isEmpty(state) }, viewer) },
    }),
    broken(7, 'says that nothing is hidden', { sight: { hides: false } }),
    broken(
      7,
      'hides nothing, though it says so',
      {
        sight: {
          view: ({ random: _random, ...state }) => state,
          determinize: (view, _viewer, _chooser, random) => ({ ...view, random }),
        },
      },
      /hiddenInformation is declared, but b never lacked anything/,
    ),
    broken(
      7,
      'hides nothing from a spectator',
      {
        sight: {
          view: (state, viewer) => (viewer === null ? state : definition.sight.view(state, viewer)),
          determinize: (view, viewer, chooser, random) =>
            viewer === null ? { ...view, random } : definition.sight.determinize(view, viewer, chooser, random),
        },
      },
      /a spectator never lacked anything/,
    ),
    broken(7, 'tells everybody what was dealt', tellsDeal(), /a spectator is told by an event what was drawn.*secrets/),
    broken(
      7,
      'tells the other seat what was dealt',
      {
        ...tellsDeal(),
        sight: {
          viewEvent: (event, viewer) =>
            event.kind === 'dealt' && viewer === null ? { kind: 'dealt' } : definition.sight.viewEvent?.(event, viewer),
        },
      },
      /^[ab] is told by an event what was drawn/,
    ),
    broken(
      7,
      'guesses what breaks its invariants',
      {
        rules: {
          ...rules,
          invariants: ({ secrets }) =>
            secrets.every((secret) => secret <= HIGHEST) ? [] : [issue('secrets', 'wrongSecret', 'secrets up to 3')],
        },
        sight: { determinize: guessesTooMuch },
      },
      /gets a guess that breaks the invariants: secrets: expected secrets up to 3/,
    ),
    broken(
      7,
      'guesses without its streams',
      { sight: { determinize: (view, viewer, chooser) => definition.sight.determinize(view, viewer, chooser, {}) } },
      /gets a guess without the random stream deal/,
    ),
    broken(
      7,
      'guesses what cannot be played on',
      {
        rules: {
          ...rulesBefore((_input, { secrets }) => {
            if (secrets.some((secret) => secret > HIGHEST)) throw new Error('no such secret');
            return undefined;
          }),
          invariants: () => [],
        },
        sight: { determinize: guessesTooMuch },
      },
      /a spectator gets a guess that cannot be played on: behaviourThrew by before: no such secret/,
    ),
    broken(
      7,
      'shows a map',
      {
        words: {
          notation: {
            ...definition.words.notation,
            view: { format: (view) => ({ ...view, marks: new Map() }) as unknown as Json },
          },
        },
      },
      /gets something that is not plain JSON: written\.marks is a Map/,
    ),
    broken(
      7,
      'offers a hole in a list',
      {
        play: {
          offers: (state, by) =>
            definition.play.offers(state, by).map((offer) => ({ ...offer, hints: [undefined] }) as typeof offer),
        },
      },
      /gets something that is not plain JSON: offers\[0\]\.hints\[0\] is undefined/,
    ),
    broken(
      8,
      'loses tokens',
      withApply((draft, diff) => {
        if (diff.kind === 'give' && diff.count === 1) draft.state.pool = Math.max(0, draft.state.pool - 1);
      }),
    ),
    broken(8, 'forgets the question in its position', {
      words: {
        notation: { position: { ...position, format: (view) => position.format({ ...view, asked: false }) } },
      },
    }),
    broken(9, 'goes on for longer than it says', { play: { longest: 3 } }),
    broken(9, 'gets stuck', {
      play: { toAct: (state) => (state.pool === 1 && !state.asked ? [] : definition.play.toAct(state)) },
    }),
    broken(9, 'asks a seat that has nothing to do', {
      play: { toAct: (state) => (state.dealt && !isOver(state) ? [seat(0), seat(1)] : []) },
    }),
    broken(9, 'goes on after its end', { play: { toAct: (state) => (state.dealt ? [state.next] : []) } }),
    broken(
      9,
      'has an input due while a seat is to act',
      { play: { next: (state) => (isOver(state) ? undefined : { kind: 'deal' }) } },
      /seat 0 is to act, but next gives \{"kind":"deal"\} as well/,
    ),
    broken(10, 'throws at a number that is none', throwsAtShape()),
    broken(10, 'throws while it reads', {
      words: {
        notation: {
          position: {
            ...position,
            parse: (document, context) => {
              const { piles } = document as unknown as NumberState;
              return position.parse(piles.length === 2 ? document : null, context);
            },
          },
        },
      },
    }),
  ];
}

function broken(law: number, fault: string, change: NumberChange, says?: RegExp): BrokenGame {
  const game = asAnyGame(defineGame(changed(change)));
  return says === undefined ? { law, fault, game } : { law, fault, game, says };
}

type Apply = Rules<NumberGame>['apply'];

function rulesWith(apply: Apply): Rules<NumberGame> {
  return { ...rules, apply };
}

/** The sound change, and another one after it. */
function withApply(more: (draft: Parameters<Apply>[0], diff: NumberDiff) => void): NumberChange {
  return {
    rules: rulesWith((draft, diff, emit) => {
      rules.apply(draft, diff, emit);
      more(draft, diff);
    }),
  };
}

function eventsWith(change: (event: NumberEvent) => NumberEvent): NumberChange {
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff, emit === undefined ? undefined : (event) => emit(change(event))),
    ),
  };
}

function rulesBefore(evaluate: Evaluation<NumberGame>['evaluate']): Rules<NumberGame> {
  return { ...rules, behaviours: [...rules.behaviours, { name: 'before', order: -1, evaluate }] };
}

/** Reads its stream and does not say so. */
function forgetsSteps(): NumberChange {
  const forgetful = rules.behaviours.map((behaviour): Behaviour<NumberGame> => {
    if (behaviour.evaluate === undefined) return behaviour;
    return {
      ...behaviour,
      evaluate(input, state) {
        const resolution = behaviour.evaluate(input, state);
        if (resolution === undefined || 'stop' in resolution) return resolution;
        return resolution.filter(({ kind }) => kind !== '$draw');
      },
    };
  });
  return { rules: { ...rules, behaviours: forgetful } };
}

/** The deal is announced with its secrets, and nothing says that it reveals them. */
function tellsDeal(): NumberChange {
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(
        draft,
        diff,
        emit && ((event) => emit(event.kind === 'dealt' ? { ...event, secrets: draft.state.secrets } : event)),
      ),
    ),
  };
}

/** Takes numbers for hidden secrets that no game has. */
const guessesTooMuch: GameSight<NumberGame>['determinize'] = (view, viewer, chooser, random) => {
  const guess = definition.sight.determinize(view, viewer, chooser, random);
  return {
    ...guess,
    secrets: guess.secrets.map((secret, index) => (view.secrets[index] === secret ? secret : secret + HIGHEST)),
  };
};

function countsOutside(): NumberChange {
  let calls = 0;
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff.kind === 'deal' ? { ...diff, secrets: [1 + (calls++ % 3), 1] } : diff, emit),
    ),
  };
}

function keepsElsewhere(): NumberChange {
  const known = new WeakSet<object>();
  const memory: Evaluation<NumberGame> = {
    name: 'memory',
    order: -1,
    evaluate: (input, state) => (input.kind === 'deal' || known.has(state.piles) ? undefined : disallowed('neverSeen')),
  };
  return {
    rules: {
      ...rules,
      behaviours: [...rules.behaviours, memory],
      apply(draft, diff, emit) {
        rules.apply(draft, diff, emit);
        known.add(draft.state.piles);
      },
    },
  };
}

function remembersInput(): NumberChange {
  let last = '';
  return {
    rules: {
      ...rulesBefore((input) => {
        last = input.kind === 'swap' ? `swap${input.secret}` : input.kind;
        return undefined;
      }),
      apply(draft, diff, emit) {
        rules.apply(draft, diff, emit);
        if (diff.kind === 'swap') draft.state.peeked = draft.state.peeked.map((peeked) => peeked || last === 'swap3');
      },
    },
  };
}

function throwsAtShape(): NumberChange {
  const anything: Shape<number> = { expected: 'anything', is: (_value): _value is number => true, issues: () => [] };
  const before = rulesBefore((input) =>
    input.kind !== 'take' || [1, 2, 3].includes(input.count)
      ? undefined
      : disallowed('wrongCount', { count: input.count.toFixed(0) }),
  );
  return { rules: { ...before, inputs: { ...rules.inputs, take: { seat: rules.inputs.take.seat, count: anything } } } };
}
