/** Items of the stack with every card in them replaced: hidden cards by slots in a view, slots by cards in a guess. */
import type { Viewer } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import type { EventField } from '../compiled/event-field.ts';
import { EMPTY } from '../run/item.ts';
import type { Taken } from '../run/taken.ts';
import { HIDDEN, OPEN } from '../document/tells.ts';
import type { Secrecy } from '../document/tells.ts';
import { HIDDEN_CARD } from '../types.ts';
import type { Happening, Item } from '../types.ts';

/** Given a card or a slot. What else stands in an item (numbers, words, players) is left as it is. */
export type Replace = (card: number) => number;

/** `sees` says which registers are kept: what tells more is empty, in a view and so in a guess. */
export function mapItem(
  compiled: Compiled,
  item: Item,
  replace: Replace,
  sees: Secrecy = HIDDEN,
  viewer: Viewer | 'all' = 'all',
): Item {
  const happening = (event: Happening): Happening => mapHappening(compiled, event, replace, viewer);
  const { holds = [], tells = null, owners = null } = compiled.programs[item.program] ?? {};
  const thing = (value: number): number => mapThing(value, replace);
  return {
    kind: 'item',
    id: item.id,
    cause: item.cause,
    at: item.at,
    rounds: item.rounds,
    registers: item.registers.map((values, register) => {
      const owner = owners?.[register] ?? -1;
      if (owner >= 0 && viewer !== 'all' && viewer !== owner) return EMPTY;
      if ((tells?.[register] ?? OPEN) > sees) return EMPTY;
      return holds[register] === 'things' ? values.map(thing) : values;
    }),
    rule: item.rule,
    program: item.program,
    self: thing(item.self),
    seat: item.seat,
    player: item.player,
    event: item.event === null ? null : happening(item.event),
    stage: item.stage,
    asked: item.asked,
    prevented: item.prevented,
    nested: item.nested,
    fizzled: item.fizzled,
    parent: item.parent,
    part: item.part,
    pending: item.pending.map(happening),
    tried: item.tried.map(happening),
    queue: item.queue.map(happening),
    settled: item.settled.map(happening),
    because: item.because,
    chosen: mapChosen(compiled, item, thing),
    chosenFor: item.chosenFor,
    it: item.it,
  };
}

/** Targets that came with the input are those of an ability, whose rule says what they are. */
function mapChosen({ rules }: Compiled, { chosenFor, chosen }: Item, thing: Replace): Item['chosen'] {
  const targets = rules[chosenFor]?.targets ?? [];
  return chosen.map((values, index) =>
    values === null || targets[index]?.of === 'items' ? values : values.map(thing),
  );
}

function mapHappening(compiled: Compiled, event: Happening, replace: Replace, viewer: Viewer | 'all'): Happening {
  const { kind, id, cause, by, prevented, batch } = event;
  const types = compiled.events[kind]?.fields ?? [];
  const fields = event.fields.map((value, index) => (isCard(types[index]) ? mapThing(value, replace) : value));
  const taken = event.taken
    .filter(({ secret }) => secret === null || viewer === 'all' || viewer === secret)
    .map((one): Taken =>
      one.of === 'cards' || one.of === 'mixed'
        ? { ...one, values: one.values.map((value) => mapThing(value, replace)) }
        : one,
    );
  return { kind, id, cause, by, fields, taken, prevented, batch };
}

function isCard(field: EventField | undefined): boolean {
  return field?.type === 'card' || field?.type === 'entity';
}

/** Players are few, so that their numbers end long before the slots begin; nothing is a value of its own. */
function mapThing(value: number, replace: Replace): number {
  return value >= 0 || isSlot(value) ? replace(value) : value;
}

/** More cards than any match has. */
const LAST_SLOT = HIDDEN_CARD - 100_000_000;

/** Whether it is a card that a viewer does not know. */
export function isSlot(value: number): boolean {
  return value <= HIDDEN_CARD && value > LAST_SLOT;
}

/** In place of an owner: a common card, and any card in a shared zone. */
export const COMMON_SLOT = -1;
export const SHARED_SLOT = -2;

export function slotOf(value: number): number {
  return HIDDEN_CARD - value;
}
