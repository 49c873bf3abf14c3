/** Games whose events tell a seat too much (law 7). */
import { broken, eventsWith, rulesWith } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { definition, rules } from './number-game.ts';
import type { NumberChange } from './number-game.ts';

export function faultsOfEvents(): readonly BrokenGame[] {
  return [
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
  ];
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
