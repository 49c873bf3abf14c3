/** A match under any ruleset as text for a terminal: the turn, the stack, what is shared, and each player with their zones. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { placeOf } from '../compile/compiled.ts';
import type { Compiled, EventKind, Phase, Step, Zone } from '../compile/compiled.ts';
import { createNames } from '../labels/names.ts';
import type { Names } from '../labels/names.ts';
import { viewedAttributes } from '../notation/viewed-attributes.ts';
import { numberOf } from '../run/items-of.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Item, PlayerState, RulesetView } from '../types.ts';
import { isSlot } from '../view/map-items.ts';
import { cardText } from './card-text.ts';
import { brokenLines } from './lines.ts';

const WIDEST = 80;

export function draw(compiled: Compiled, view: RulesetView, table: Table, columns: number): string {
  const drawing = new Drawing(compiled, view, table, Math.min(columns, WIDEST));
  return drawing.lines().join('\n');
}

class Drawing {
  readonly #compiled: Compiled;
  readonly #view: RulesetView;
  readonly #table: Table;
  readonly #columns: number;
  readonly #names: Names;
  readonly #attributesOf: (card: number) => readonly number[];

  constructor(compiled: Compiled, view: RulesetView, table: Table, columns: number) {
    this.#compiled = compiled;
    this.#view = view;
    this.#table = table;
    this.#columns = columns;
    this.#names = createNames(compiled);
    this.#attributesOf = viewedAttributes(compiled, view);
  }

  lines(): readonly string[] {
    const { players } = this.#view;
    const shared = this.#zones(null);
    return [
      this.#turnLine(),
      ...this.#flagLine(),
      ...this.#stackLines(),
      ...(shared.length === 0 ? [] : ['', ...shared]),
      ...players.flatMap((player, seat) => ['', ...this.#player(player, seat as Seat)]),
    ];
  }

  #turnLine(): string {
    const { turn, ended, halted } = this.#view;
    const name = (seat: number): string => nameOf(this.#table, seat as Seat);
    if (ended !== null) {
      const winners = ended.winners.length === 0 ? 'nobody wins' : ended.winners.map(name).join(' and ');
      return `Over after turn ${turn.number}: ${winners} (${ended.reason})`;
    }
    if (turn.number === 0) return 'Before the first turn';
    const phase = this.#compiled.phases[turn.phase] as Phase;
    const step = phase.steps[turn.step] as Step;
    const place = phase.name === step.name ? step.name : `${phase.name}, ${step.name}`;
    const waits = halted !== null ? '; halted' : turn.priority < 0 ? '' : `; ${name(turn.priority)} has priority`;
    return `Turn ${turn.number} of ${name(turn.active)}: ${place}${waits}`;
  }

  #flagLine(): readonly string[] {
    const set = this.#flags(this.#compiled.flags.match, this.#view.flags);
    return set.length === 0 ? [] : [set.join('  ')];
  }

  #flags(names: readonly string[], bits: number): readonly string[] {
    return names.flatMap((name, bit) => ((bits & (1 << bit)) === 0 ? [] : [this.#names.word(name).toLowerCase()]));
  }

  /** The top first. Parts of an item are not shown apart. */
  #stackLines(): readonly string[] {
    return this.#view.stack.effects
      .filter(({ nested }) => !nested)
      .toReversed()
      .flatMap((item) => brokenLines('  stack  ', [this.#item(item)], this.#columns));
  }

  #item(item: Item): string {
    const rule = this.#compiled.rules[item.rule];
    const isAction = this.#compiled.actionOfRule[item.rule] !== undefined;
    const number = isAction ? `#${numberOf(item)} ` : '';
    const what = `${number}${this.#names.rule(rule?.name ?? '')} by ${nameOf(this.#table, item.seat)}`;
    const targets = item.event === null ? [] : this.#fields(item.event.kind, item.event.fields);
    const prevented = item.prevented ? ' (prevented)' : '';
    return `${what}${targets.length === 0 ? '' : `: ${targets.join(', ')}`}${prevented}`;
  }

  #fields(kind: number, fields: readonly number[]): readonly string[] {
    const { fields: named } = this.#compiled.events[kind] as EventKind;
    return fields.flatMap((value, index) => {
      const type = named[index]?.type;
      if (value === NOTHING || (type !== 'card' && type !== 'entity' && type !== 'player')) return [];
      return [this.#thing(value)];
    });
  }

  #thing(value: number): string {
    if (isSlot(value)) return 'a card';
    if (value < 0) return nameOf(this.#table, ~value as Seat);
    return cardText(this.#compiled, this.#view.cards[value] as CardState, [], this.#names, false);
  }

  #player(player: PlayerState, seat: Seat): readonly string[] {
    const { turn, viewer } = this.#view;
    const marks = [
      ...this.#compiled.resources.map(({ id }, index) => `${this.#names.resource(id)} ${player.resources[index] ?? 0}`),
      ...this.#flags(this.#compiled.flags.player, player.flags),
      ...(player.out ? ['out'] : []),
    ];
    const sign = turn.number > 0 && turn.active === seat ? '* ' : '  ';
    const you = viewer === seat ? ' (you)' : '';
    return [...brokenLines(`${sign}${nameOf(this.#table, seat)}${you}  `, marks, this.#columns), ...this.#zones(seat)];
  }

  /** The zones of a player, or those that are shared; empty ones are left out. */
  #zones(seat: Seat | null): readonly string[] {
    const own = this.#compiled.zones.filter(({ shared }) => shared === (seat === null));
    const width = Math.max(0, ...own.map(({ id }) => this.#names.zone(id).length));
    return own.flatMap((zone) => {
      const values = this.#view.places[placeOf(this.#compiled, zone, seat ?? 0)] as readonly number[];
      if (values.length === 0) return [];
      const head = `    ${this.#names.zone(zone.id).padEnd(width)}  `;
      return brokenLines(head, this.#cards(zone, values), this.#columns, ' · ');
    });
  }

  /** Cards with what they bear; those that are not known by their number, as long as they lie together. */
  #cards(zone: Zone, values: readonly number[]): readonly string[] {
    const texts: string[] = [];
    let unknown = 0;
    const tellUnknown = (): void => {
      if (unknown > 0) texts.push(unknown === 1 ? '1 card' : `${unknown} cards`);
      unknown = 0;
    };
    for (const value of values) {
      if (isSlot(value)) {
        unknown++;
        continue;
      }
      tellUnknown();
      texts.push(this.#card(zone, value));
    }
    tellUnknown();
    return texts;
  }

  #card(zone: Zone, number: number): string {
    const card = this.#view.cards[number] as CardState;
    const text = cardText(
      this.#compiled,
      card,
      this.#attributesOf(number),
      this.#names,
      zone.public && zone.role !== 'graveyard',
    );
    const isForeign = !zone.shared && card.controller !== card.place % this.#compiled.seats;
    return isForeign ? `${text} controlled by ${nameOf(this.#table, card.controller)}` : text;
  }
}
