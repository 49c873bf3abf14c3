/** The number game with one fault each: for every law at least one that breaks it. */
import { asAnyGame, defineGame, oneSlot, seat } from '@turnwise/game';
import type { AnyGame, GameDefinition } from '@turnwise/game';
import { cloneDeep, disallowed, hashValue } from '@turnwise/kernel';
import type { Evaluation, Rules, Shape } from '@turnwise/kernel';
import { definition, isEmpty, isOver, otherOf, rules } from './number-game.ts';
import type { NumberDiff, NumberEvent, NumberGame, NumberState } from './number-game.ts';

export const soundGame: AnyGame = asAnyGame(defineGame(definition));

export interface BrokenGame {
  readonly law: number;
  readonly fault: string;
  readonly game: AnyGame;
}

/** Made anew for each use, as some faults lie in what a game remembers. */
export function brokenGames(): readonly BrokenGame[] {
  return [
    broken(1, 'offers more tokens than there are', {
      offers: (state, by) =>
        definition
          .offers(state, by)
          .map((offer) => (offer.kind === 'take' ? { ...offer, slots: [oneSlot('count', [1, 2, 3])] } : offer)),
    }),
    broken(1, 'takes what it does not offer', {
      offers: (state, by) => definition.offers(state, by).filter((offer) => offer.kind !== 'peek'),
    }),
    broken(1, 'offers nothing that its sample draws', {
      sample: (_state, by) => ({ kind: 'take', seat: by, count: 1 }),
    }),
    broken(2, 'counts outside the state', countsOutside()),
    broken(3, 'keeps part of its state elsewhere', keepsElsewhere()),
    broken(
      3,
      'has a state that cannot be written',
      withApply((draft, diff) => {
        if (diff.kind === 'peek') draft.state.known = [0.5, 0.5];
      }),
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
    broken(7, "shows the other's secret", { view: ({ random: _random, ...state }) => state }),
    broken(7, 'shows the random streams', {
      view: (state, viewer) => ({ ...definition.view(state, viewer), random: state.random }),
      determinize: (view, viewer, chooser, random) => ({
        ...definition.determinize(view, viewer, chooser, random),
        random: (view as NumberState).random,
      }),
    }),
    broken(7, 'shows the hash of the state', {
      view: (state, viewer) => ({ ...definition.view(state, viewer), hash: hashValue(state) }),
      determinize: (view, viewer, chooser, random) => {
        const { hash: _hash, ...rest } = view as typeof view & { hash: string };
        return definition.determinize(rest, viewer, chooser, random);
      },
    }),
    broken(7, "offers by the other's secret", {
      offers: (state, by) =>
        definition
          .offers(state, by)
          .filter((offer) => offer.kind !== 'swap' || state.secrets[by] !== state.secrets[otherOf(by)]),
    }),
    broken(7, "refuses by the other's secret", {
      rules: rulesBefore((input, state) =>
        input.kind === 'take' && input.count > state.pool
          ? disallowed('tooFew', { secret: state.secrets[otherOf(input.seat)] })
          : undefined,
      ),
    }),
    broken(7, 'shows everybody what is swapped', { viewEvent: (event) => event }),
    broken(
      7,
      'lets a peek be undone',
      eventsWith((event) => (event.kind === 'peeked' ? { ...event, reveals: false } : event)),
    ),
    broken(7, 'hides an event and shows what came of it', {
      viewEvent: (event, viewer) =>
        event.kind === 'ended' && viewer === null ? undefined : (definition.viewEvent?.(event, viewer) ?? event),
    }),
    broken(7, 'shows in a preview what is revealed after it', {
      view: (state, viewer) => definition.view({ ...state, over: isEmpty(state) }, viewer),
    }),
    broken(7, 'says that nothing is hidden', { traits: { ...definition.traits, hiddenInformation: false } }),
    broken(
      8,
      'loses tokens',
      withApply((draft, diff) => {
        if (diff.kind === 'give' && diff.count === 1) draft.state.pool = Math.max(0, draft.state.pool - 1);
      }),
    ),
    broken(8, 'forgets the question in its position', {
      notation: {
        ...definition.notation,
        position: {
          ...definition.notation.position,
          format: (state, table) => definition.notation.position.format({ ...state, asked: false }, table),
        },
      },
    }),
    broken(9, 'goes on for longer than it says', { longest: 3 }),
    broken(9, 'gets stuck', {
      toAct: (state) => (state.pool === 1 && !state.asked ? [] : definition.toAct(state)),
    }),
    broken(9, 'asks a seat that has nothing to do', {
      toAct: (state) => (state.dealt && !isOver(state) ? [seat(0), seat(1)] : []),
    }),
    broken(9, 'goes on after its end', { toAct: (state) => (state.dealt ? [state.next] : []) }),
    broken(10, 'throws at a number that is none', throwsAtShape()),
    broken(10, 'throws while it reads', {
      notation: {
        ...definition.notation,
        position: {
          ...definition.notation.position,
          parse: (document, context) => {
            const { piles } = document as unknown as NumberState;
            return definition.notation.position.parse(piles.length === 2 ? document : null, context);
          },
        },
      },
    }),
  ];
}

function broken(law: number, fault: string, change: Partial<GameDefinition<NumberGame>>): BrokenGame {
  return { law, fault, game: asAnyGame(defineGame({ ...definition, ...change })) };
}

type Apply = Rules<NumberGame>['apply'];

function rulesWith(apply: Apply): Rules<NumberGame> {
  return { ...rules, apply };
}

/** The sound change, and another one after it. */
function withApply(more: (draft: Parameters<Apply>[0], diff: NumberDiff) => void): Partial<GameDefinition<NumberGame>> {
  return {
    rules: rulesWith((draft, diff, emit) => {
      rules.apply(draft, diff, emit);
      more(draft, diff);
    }),
  };
}

function eventsWith(change: (event: NumberEvent) => NumberEvent): Partial<GameDefinition<NumberGame>> {
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff, emit === undefined ? undefined : (event) => emit(change(event))),
    ),
  };
}

function rulesBefore(evaluate: Evaluation<NumberGame>['evaluate']): Rules<NumberGame> {
  return { ...rules, behaviours: [...rules.behaviours, { name: 'before', order: -1, evaluate }] };
}

function countsOutside(): Partial<GameDefinition<NumberGame>> {
  let calls = 0;
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff.kind === 'deal' ? { ...diff, secrets: [1 + (calls++ % 3), 1] } : diff, emit),
    ),
  };
}

function keepsElsewhere(): Partial<GameDefinition<NumberGame>> {
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

function remembersInput(): Partial<GameDefinition<NumberGame>> {
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

function throwsAtShape(): Partial<GameDefinition<NumberGame>> {
  const anything: Shape<unknown> = { expected: 'anything', is: (_value): _value is unknown => true, issues: () => [] };
  const before = rulesBefore((input) =>
    input.kind !== 'take' || [1, 2, 3].includes(input.count)
      ? undefined
      : disallowed('wrongCount', { count: input.count.toFixed(0) }),
  );
  return { rules: { ...before, inputs: { ...rules.inputs, take: { seat: rules.inputs.take.seat, count: anything } } } };
}
