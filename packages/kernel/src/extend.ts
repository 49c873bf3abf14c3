/**
 * Extends a shipped game with more substates, inputs, diffs, events and behaviours when the kernel is created. The base
 * rules stay unchanged. Their behaviours are evaluated only for the base's inputs, unless `hear` names them.
 */
import type { Behaviour } from './behaviour.ts';
import type { Draft } from './draft.ts';
import type { EventBase, GameTypes, InputBase } from './game-types.ts';
import type { Emit, InputShapes, Rules } from './rules.ts';

/** What an extension adds, as four unions of its own. */
export interface ExtraTypes {
  State: object;
  Input: InputBase;
  Diff: { readonly kind: string };
  Event: EventBase;
}

/** The types of a game with an extension. */
export interface Extended<Base extends GameTypes, Extra extends ExtraTypes> {
  State: Base['State'] & Extra['State'];
  Input: Base['Input'] | Extra['Input'];
  Diff: Base['Diff'] | Extra['Diff'];
  Event: Base['Event'] | Extra['Event'];
  /** For the contract, not the kernel: the extension's own, or the base's. */
  View: Extra extends { View: infer Own } ? Own : Base extends { View: infer Old } ? Old : unknown;
}

export interface Extension<Base extends GameTypes, Extra extends ExtraTypes> {
  readonly name: string;
  readonly schemaVersion: number;
  /** As in `Rules`, over states of the whole game. */
  readonly migrations?: Rules<Extended<Base, Extra>>['migrations'];
  /** The record of all substates, the base's and the new ones, as a literal. */
  readonly fork: (state: Base['State'] & Extra['State']) => Base['State'] & Extra['State'];
  readonly copyInto?: Rules<Extended<Base, Extra>>['copyInto'];
  readonly clone?: Rules<Extended<Base, Extra>>['clone'];
  /** Constants among the new substates; the base's stay constant. */
  readonly constants?: readonly (keyof Extra['State'] & string)[];
  readonly inputs: InputShapes<Extra['Input']>;
  /** The kinds of the new diffs; all others are the base's. */
  readonly diffs: readonly Exclude<Extra['Diff']['kind'], Base['Diff']['kind']>[];
  readonly behaviours: readonly Behaviour<Extended<Base, Extra>>[];
  readonly apply: (draft: Draft<Extended<Base, Extra>>, diff: Extra['Diff'], emit: Emit<Extended<Base, Extra>>) => void;
  readonly invariants?: Rules<Extended<Base, Extra>>['invariants'];
  /** Names of base behaviours to evaluate for the new inputs too (such as the check whose turn it is). */
  readonly hear?: readonly string[];
}

export function extend<Base extends GameTypes, Extra extends ExtraTypes>(
  base: Rules<Base>,
  extension: Extension<Base, Extra>,
): Rules<Extended<Base, Extra>> {
  type All = Extended<Base, Extra>;
  const mine: ReadonlySet<string> = new Set<string>(extension.diffs);
  const baseInputs: ReadonlySet<string> = new Set(Object.keys(base.inputs));
  const hear: ReadonlySet<string> = new Set(extension.hear ?? []);
  for (const name of hear)
    if (!base.behaviours.some((behaviour) => behaviour.name === name))
      throw new Error(`${extension.name}: ${base.name} has no behaviour named ${name}`);
  for (const kind of Object.keys(extension.inputs))
    if (baseInputs.has(kind)) throw new Error(`${extension.name}: ${base.name} already has an input of kind ${kind}`);

  const heard = base.behaviours.map((behaviour): Behaviour<All> => {
    const wide = behaviour as unknown as Behaviour<All>;
    if (hear.has(behaviour.name)) return wide;
    if (wide.evaluate !== undefined) {
      const { evaluate } = wide;
      return { ...wide, evaluate: (input, state) => (baseInputs.has(input.kind) ? evaluate(input, state) : undefined) };
    }
    const { resolve } = wide;
    return { ...wide, resolve: (input, work) => (baseInputs.has(input.kind) ? resolve(input, work) : undefined) };
  });
  return {
    name: extension.name,
    schemaVersion: extension.schemaVersion,
    ...(extension.migrations === undefined ? {} : { migrations: extension.migrations }),
    fork: extension.fork,
    ...(extension.copyInto === undefined ? {} : { copyInto: extension.copyInto }),
    ...(extension.clone === undefined ? {} : { clone: extension.clone }),
    constants: [...(base.constants ?? []), ...(extension.constants ?? [])],
    ...(base.shared === undefined ? {} : { shared: base.shared }),
    inputs: { ...base.inputs, ...extension.inputs },
    behaviours: [...heard, ...extension.behaviours],
    invariants: (state) => [...(base.invariants?.(state) ?? []), ...(extension.invariants?.(state) ?? [])],
    apply(draft, diff, emit) {
      if (mine.has(diff.kind)) extension.apply(draft, diff, emit);
      else base.apply(draft, diff, emit);
    },
  };
}
