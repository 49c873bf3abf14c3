/** What a seat cannot do now, each with the reason that the rules give, or why they cannot be asked. */
import type { Viewer } from '@turnwise/game';
import type { ActionsAnswer, WireRefusal } from '@turnwise/protocol';
import { errorText, wireOutcome } from '@turnwise/protocol';
import type { Fold } from '@turnwise/table';
import { PlatformError } from '../platform-error.ts';

type Unavailable = NonNullable<ActionsAnswer['unavailable']>;

/** What nobody does by hand, and what only answers a question. */
const NOT_ACTIONS = new Set(['timeout', 'answer']);

export function unavailable(fold: Fold, viewer: Viewer): Unavailable {
  const { match } = fold;
  if (viewer === null) throw new PlatformError('forbidden');
  const { study, rules } = match.game;
  const offers = fold.ended === undefined ? match.look(viewer).offers : [];
  const offered = new Set(offers.map(({ kind, fixed }) => nameOf(kind, fixed)));
  const kinds = Object.entries(rules.inputs).filter(([kind, shapes]) => 'seat' in shapes && !NOT_ACTIONS.has(kind));
  const actions = (study.inputKinds?.(match.state) ?? []).filter((name) => !Object.hasOwn(rules.inputs, name));
  const inputs = [
    ...actions.map((name) => [name, { kind: 'action', action: name, targets: {}, params: {} }] as const),
    ...kinds.map(([kind]) => [kind, { kind }] as const),
  ];
  return inputs
    .filter(
      ([name, { kind }]) => !offered.has(name) && (name !== 'action' || kind !== 'action' || actions.length === 0),
    )
    .flatMap(([name, input]) => {
      const refusal = fold.ended === undefined ? refusalOf(fold, viewer, input) : simple('over', errorText('over'));
      return refusal === undefined ? [] : [{ id: name, name, refusal }];
    });
}

/** The action of a ruleset has a name of its own; elsewhere the kind of the input is the name. */
function nameOf(kind: string, fixed: Readonly<Record<string, unknown>> | undefined): string {
  const action = fixed?.['action'];
  return kind === 'action' && typeof action === 'string' ? action : kind;
}

function refusalOf(
  { match, halted }: Fold,
  seat: NonNullable<Viewer>,
  input: Readonly<Record<string, unknown>>,
): WireRefusal | undefined {
  if (halted !== undefined) return simple('halted', errorText('halted'));
  const { accepted, refusal } = match.explain(seat, input);
  if (accepted || refusal === undefined) return undefined;
  // It needs something to be done with, and nothing is offered for that.
  if (!OF_FORM.has(refusal.code)) return wireOutcome(refusal) as WireRefusal;
  return match.toAct.includes(seat)
    ? simple('nothingFits', 'There is nothing that this could be done with now.')
    : simple('notYourTurn', 'The match is not waiting for you.');
}

const OF_FORM = new Set(['malformedInput', 'parameterMissing', 'targetMissing']);

function simple(code: string, text: string): WireRefusal {
  return { kind: 'disallowed', code, params: {}, by: 'platform', text };
}
