/**
 * A game for tests alone: one seat marks cells, nine or `size` of them, after the system has dealt. Cells are numbered and there is more to do
 * than to mark one: to give up, and with the option `clear` to free a cell again.
 */
import { createRegistry, defineGame, onlySeat, seat } from '@turnwise/game';
import type { Offer, Registry, Seat } from '@turnwise/game';
import { disallowed, fail, flag, integer, issue, optional } from '@turnwise/kernel';

interface MarkCells {
  State: {
    readonly dealt: boolean;
    readonly marked: readonly number[];
    readonly clear: boolean;
    readonly size: number;
    readonly givenUp: boolean;
  };
  Input:
    | { readonly kind: 'deal' }
    | { readonly kind: 'mark' | 'clear'; readonly seat: Seat; readonly cell: number }
    | { readonly kind: 'giveUp'; readonly seat: Seat };
  Diff: { readonly kind: 'deal' | 'giveUp' } | { readonly kind: 'mark' | 'clear'; readonly cell: number };
  Event: { readonly kind: string; readonly cell?: number; readonly final?: boolean };
  View: MarkCells['State'];
}

const PLAYER = seat(0);

function offers({ marked, clear, size }: MarkCells['State']): readonly Offer[] {
  const cellOf = (kind: string, candidates: readonly number[]): Offer => ({
    kind,
    seat: PLAYER,
    slots: [{ name: 'cell', candidates, min: 1, max: 1 }],
  });
  return [
    { kind: 'giveUp', seat: PLAYER, slots: [] },
    cellOf(
      'mark',
      Array.from({ length: size }, (_, cell) => cell).filter((cell) => !marked.includes(cell)),
    ),
    ...(clear && marked.length > 0 ? [cellOf('clear', marked)] : []),
  ];
}

const markCells = defineGame<MarkCells>({
  id: 'mark-cells',
  version: '1',
  title: 'Mark cells',
  summary: 'Mark cells until it is enough.',
  seats: { min: 1, max: 1, names: ['player'] },
  options: {
    shapes: { clear: optional(flag), size: optional(integer(1, 99)) },
  },
  rules: {
    name: 'mark-cells',
    schemaVersion: 1,
    fork: ({ dealt, marked, clear, size, givenUp }) => ({ dealt, marked, clear, size, givenUp }),
    inputs: {
      deal: {},
      mark: { seat: integer(0, 0), cell: integer(0, 98) },
      clear: { seat: integer(0, 0), cell: integer(0, 98) },
      giveUp: { seat: integer(0, 0) },
    },
    behaviours: [
      {
        name: 'do',
        order: 0,
        evaluate(input, { marked, size }) {
          if (!('cell' in input)) return [{ kind: input.kind }];
          const { kind, cell } = input;
          if (cell >= size || marked.includes(cell) !== (kind === 'clear')) return disallowed('wrongCell', { cell });
          return [{ kind, cell }];
        },
      },
    ],
    apply({ state }, diff, emit) {
      if (!('cell' in diff)) state[diff.kind === 'deal' ? 'dealt' : 'givenUp'] = true;
      else if (diff.kind === 'mark') state.marked = [...state.marked, diff.cell];
      else state.marked = state.marked.filter((cell) => cell !== diff.cell);
      // What has been dealt is settled.
      emit?.({ ...diff, final: diff.kind === 'deal' });
    },
  },
  setup({ options }) {
    const { clear = false, size = 9 } = options as { clear?: boolean; size?: number };
    return { dealt: false, marked: [], clear, size, givenUp: false };
  },
  play: {
    toAct: (state) => (state.dealt && !state.givenUp ? onlySeat(PLAYER) : []),
    offers,
    result: (state) => (state.givenUp ? { winners: [], reason: 'enough' } : undefined),
    next: (state) => (state.dealt ? undefined : { kind: 'deal' }),
  },
  words: {
    messages: {
      'event.deal': 'the cells are dealt',
      'event.mark': 'cell {cell} is marked',
      'event.clear': 'cell {cell} is free again',
      'event.giveUp': 'it is enough',
      'input.mark': 'mark {cell}',
      'input.clear': 'clear {cell}',
      'input.giveUp': 'give up',
      'refusal.wrongCell': 'not cell {cell}',
    },
    notation: {
      position: {
        parse: (document) => fail([issue('', 'wrongShape', 'nothing', document)]),
        format: ({ marked }) => ({ marked }),
      },
    },
  },
});

export const cells: Registry = createRegistry([markCells]);
