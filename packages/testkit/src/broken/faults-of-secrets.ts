/** Faults in what seats and spectators see: law 7. */
import { message } from '@turnwise/game';
import type { GameDefinition } from '@turnwise/game';
import { disallowed, hashValue } from '@turnwise/kernel';
import { broken, eventsWith, rulesBefore, rulesWith } from './broken.ts';
import type { BrokenGame } from './broken.ts';
import { definition, isEmpty, otherOf, rules } from './number-game.ts';
import type { NumberGame, NumberState } from './number-game.ts';

export function showing(): readonly BrokenGame[] {
  return [
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
    broken(
      7,
      "says by the other's secret why it waits",
      { stopped: ({ secrets }) => message(`secret ${secrets.join(' ')}`) },
      /can tell the true state from a guess: .*stopped/,
    ),
    broken(
      7,
      "lets time run out by the other's secret",
      { timeOut: ({ secrets }, by) => ({ kind: secrets[otherOf(by)] === 1 ? 'pass' : 'concede' }) },
      /can tell the true state from a guess: .*timeOut/,
    ),
    broken(7, 'shows everybody what is swapped', { viewEvent: (event) => event }),
    broken(
      7,
      'lets a peek be undone',
      eventsWith((event) => (event.kind === 'peeked' ? { ...event, reveals: false } : event)),
    ),
  ];
}

export function hiding(): readonly BrokenGame[] {
  return [
    broken(7, 'hides an event and shows what came of it', {
      viewEvent: (event, viewer) =>
        event.kind === 'ended' && viewer === null ? undefined : (definition.viewEvent?.(event, viewer) ?? event),
    }),
    broken(7, 'shows in a preview what is revealed after it', {
      view: (state, viewer) => definition.view({ ...state, over: isEmpty(state) }, viewer),
    }),
    broken(7, 'says that nothing is hidden', { traits: { ...definition.traits, hiddenInformation: false } }),
    broken(
      7,
      'hides nothing, though it says so',
      {
        view: ({ random: _random, ...state }) => state,
        determinize: (view, _viewer, _chooser, random) => ({ ...view, random }),
      },
      /hiddenInformation is declared, but b never lacked anything/,
    ),
    broken(
      7,
      'hides nothing from a spectator',
      {
        view: (state, viewer) => (viewer === null ? state : definition.view(state, viewer)),
        determinize: (view, viewer, chooser, random) =>
          viewer === null ? { ...view, random } : definition.determinize(view, viewer, chooser, random),
      },
      /a spectator never lacked anything/,
    ),
    broken(7, 'tells everybody what was dealt', tellsDeal(), /a spectator is told by an event what was drawn.*secrets/),
    broken(
      7,
      'tells the other seat what was dealt',
      {
        ...tellsDeal(),
        viewEvent: (event, viewer) =>
          event.kind === 'dealt' && viewer === null ? { kind: 'dealt' } : definition.viewEvent?.(event, viewer),
      },
      /^[ab] is told by an event what was drawn/,
    ),
  ];
}

/** The deal is announced with its secrets, and nothing says that it reveals them. */
function tellsDeal(): Partial<GameDefinition<NumberGame>> {
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
