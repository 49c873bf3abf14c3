/** A match under any ruleset as text for a terminal: the turn, the stack, what is shared, and each player with their zones. */
import { formatMessage, nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { cardAt, eventAt } from '../compiled/at.ts';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled, Rule, Zone } from '../compiled/compiled.ts';
import type { Phase, Step } from '../compiled/phase.ts';
import { createNames } from '../labels/names.ts';
import type { Names } from '../labels/names.ts';
import { resultPhrase } from '../labels/result-phrase.ts';
import { TEMPLATES } from '../labels/templates.ts';
import { numberOf } from '../run/items-of.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Item, PlayerState, RulesetView } from '../types.ts';
import { isSlot } from '../view/map-items.ts';
import { CardTexts } from './card-text.ts';
import { countedRow } from './counted-row.ts';
import type { CountedCard } from './counted-row.ts';
import { brokenLines } from './lines.ts';
import { shownOf } from './shown.ts';
import type { Shown } from './shown.ts';

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
  readonly #shown: Shown;
  readonly #texts: CardTexts;

  constructor(compiled: Compiled, view: RulesetView, table: Table, columns: number) {
    this.#compiled = compiled;
    this.#view = view;
    this.#table = table;
    this.#columns = columns;
    this.#names = createNames(compiled).seeing(view);
    this.#shown = shownOf(compiled);
    this.#texts = new CardTexts(compiled, view, this.#names, this.#shown);
  }

  lines(): readonly string[] {
    const { players } = this.#view;
    const shared = this.#zones(null);
    return [
      this.#turnLine(),
      ...this.#flagLine(),
      ...this.#stackLines(),
      ...(shared.length === 0 ? [] : ['', ...shared]),
      ...apart(players.map((player, seat) => this.#player(player, seat as Seat))),
    ];
  }

  #turnLine(): string {
    const { turn, ended, halted } = this.#view;
    // Turns that nobody is told of are not counted aloud either.
    const isQuiet = this.#compiled.ruleset.turnStructure.quiet === true;
    const name = (seat: number): string => nameOf(this.#table, seat as Seat);
    if (ended !== null) {
      const messages = { ...TEMPLATES, ...this.#compiled.ruleset.messages };
      const result = resultPhrase(ended.winners, ended.reason, this.#table, messages);
      const after = isQuiet ? '' : ` after turn ${turn.number}`;
      return `Over${after}: ${formatMessage(messages, result)}`;
    }
    if (turn.number === 0) return isQuiet ? 'Before the start' : 'Before the first turn';
    const phase = this.#compiled.phases[turn.phase] as Phase;
    const step = phase.steps[turn.step] as Step;
    const [inPhase, inStep] = [this.#names.phase(phase.id), this.#names.step(step.id)];
    const isOnly = inPhase === inStep || this.#compiled.phases.length === 1;
    const place = isOnly ? inStep : `${inPhase}, ${inStep}`;
    const waits =
      halted !== null
        ? '; halted'
        : turn.priority < 0 || turn.priority === turn.active
          ? ''
          : `; ${name(turn.priority)} has priority`;
    const whose = isQuiet ? `${name(turn.active)}’s turn` : `Turn ${turn.number} of ${name(turn.active)}`;
    return `${whose}: ${place}${waits}`;
  }

  #flagLine(): readonly string[] {
    const set = this.#flags(this.#compiled.flags.match, this.#view.flags);
    return set.length === 0 ? [] : brokenLines('  match  ', set, this.#columns);
  }

  #flags(names: readonly string[], bits: number): readonly string[] {
    return names.flatMap((name, bit) =>
      (bits & (1 << bit)) === 0 || !this.#shown.flag(name) ? [] : [this.#names.word(name).toLowerCase()],
    );
  }

  /** The top first. Parts of an item are not shown apart, and that a step or the setup goes on is told with the turn. */
  #stackLines(): readonly string[] {
    return this.#view.stack.effects
      .filter(({ nested, rule }) => !nested && !isTold(this.#compiled.rules[rule]))
      .toReversed()
      .flatMap((item) => brokenLines('  stack  ', [this.#item(item)], this.#columns));
  }

  #item(item: Item): string {
    const rule = this.#compiled.rules[item.rule];
    const isAction = this.#compiled.actionOfRule[item.rule] !== undefined;
    const number = isAction ? `#${numberOf(item)} ` : '';
    const what = `${number}${this.#names.rule(rule?.name ?? '')} by ${nameOf(this.#table, item.seat)}`;
    const targets = item.event === null ? [] : this.#fields(item.event.kind, item.event.fields);
    const aims = this.#aims(item);
    const prevented = item.prevented ? ' (prevented)' : '';
    const aimed = aims.length === 0 ? '' : ` at ${aims.join(', ')}`;
    return `${what}${targets.length === 0 ? '' : `: ${targets.join(', ')}`}${aimed}${prevented}`;
  }

  /** What the ability that the item brings is aimed at, as far as that was said with the input. */
  #aims({ chosen, chosenFor }: Item): readonly string[] {
    const targets = this.#compiled.rules[chosenFor]?.targets ?? [];
    return targets.flatMap(({ of }, at) =>
      (chosen[at] ?? []).map((value) => (of === 'items' ? `#${value}` : this.#thing(value))),
    );
  }

  #fields(kind: number, fields: readonly number[]): readonly string[] {
    const { fields: named } = eventAt(this.#compiled, kind);
    return fields.flatMap((value, index) => {
      const type = named[index]?.type;
      if (value === NOTHING || (type !== 'card' && type !== 'entity' && type !== 'player')) return [];
      return [this.#thing(value)];
    });
  }

  #thing(value: number): string {
    if (isSlot(value)) return 'a card';
    if (value < 0) return nameOf(this.#table, ~value as Seat);
    return this.#texts.name(cardAt(this.#view, value));
  }

  #player(player: PlayerState, seat: Seat): readonly string[] {
    const { turn, viewer } = this.#view;
    const marks = [
      ...this.#compiled.resources.flatMap(({ id }, index) =>
        this.#shown.resource(id) ? [`${this.#names.resource(id)} ${player.resources[index] ?? 0}`] : [],
      ),
      ...this.#counted(seat),
      ...this.#flags(this.#compiled.flags.player, player.flags),
      ...(player.out ? ['out'] : []),
    ];
    const sign = turn.number > 0 && turn.active === seat ? '* ' : '  ';
    const you = viewer === seat ? ' (you)' : '';
    return [...brokenLines(`${sign}${nameOf(this.#table, seat)}${you}  `, marks, this.#columns), ...this.#zones(seat)];
  }

  /** Zones of a player of which nothing but the number is shown stand beside the resources. Decks and hands may be empty. */
  #counted(seat: Seat): readonly string[] {
    return this.#compiled.zones.flatMap((zone) => {
      const values = this.#valuesIn(zone, seat);
      const isUsual = zone.role === 'deck' || zone.role === 'hand';
      if (zone.shared || !this.#isCounted(zone, values) || (values.length === 0 && !isUsual)) return [];
      return [`${this.#names.zone(zone.id)} ${values.length}`];
    });
  }

  #isCounted(zone: Zone, values: readonly number[]): boolean {
    return zone.node.show === 'count' || (zone.node.show !== 'nothing' && !zone.public && values.every(isSlot));
  }

  #valuesIn(zone: Zone, seat: number): readonly number[] {
    return this.#view.places[placeOf(this.#compiled, zone, seat)] as readonly number[];
  }

  /** The zones of a player, or those that are shared, with their cards; empty ones are left out. */
  #zones(seat: Seat | null): readonly string[] {
    const own = this.#compiled.zones.filter(
      ({ shared, node }) => shared === (seat === null) && node.show !== 'nothing',
    );
    const listed = own.flatMap((zone) => {
      const values = this.#valuesIn(zone, seat ?? 0);
      const isCounted = this.#isCounted(zone, values);
      if (values.length === 0 || (isCounted && seat !== null)) return [];
      return [
        {
          name: this.#names.zone(zone.id),
          row: this.#row(zone, values),
          cards: isCounted ? [numberOfCards(values.length)] : this.#cards(zone, values),
        },
      ];
    });
    const counter = listed.some(({ row }) => row !== undefined) ? this.#names.word(this.#texts.onlyCounter ?? '') : '';
    const width = Math.max(counter.length, ...listed.map(({ name }) => name.length));
    const head = (name: string): string => `    ${name.padEnd(width)}  `;
    return listed.flatMap(({ name, row, cards }) => {
      const lines = row && countedRow([head(name), head(counter.toLowerCase())], row, this.#columns);
      return lines ?? brokenLines(head(name), cards, this.#columns, ' · ');
    });
  }

  /** What lies in a row on the table and bears nothing but numbers of one kind. */
  #row({ role, node, public: isOpen }: Zone, values: readonly number[]): readonly CountedCard[] | undefined {
    if (role !== 'play' || node.ordered !== true || !isOpen) return undefined;
    const cards = values.map((value) =>
      isSlot(value) ? undefined : this.#texts.counted(cardAt(this.#view, value), value),
    );
    return cards.every((card) => card !== undefined) ? cards : undefined;
  }

  /** Cards with what they bear; those that are not known by their number, as long as they lie together. */
  #cards(zone: Zone, values: readonly number[]): readonly string[] {
    const texts: string[] = [];
    let unknown = 0;
    const isWhose = this.#isWhose(zone, values);
    const tellUnknown = (): void => {
      if (unknown > 0) texts.push(numberOfCards(unknown));
      unknown = 0;
    };
    for (const value of zone.node.show === 'sorted' ? this.#sorted(values) : values) {
      if (isSlot(value)) {
        unknown++;
        continue;
      }
      tellUnknown();
      texts.push(`${this.#card(zone, value)}${isWhose ? this.#whose(value) : ''}`);
    }
    tellUnknown();
    return texts;
  }

  /**
   * Whether it is told whose each card of a shared zone is. Who had a card last tells nothing where it is turned up or for sale:
   * so it is where cards are in play, unless all are the first seat's, as those that nobody has played
   * are; and in an ordered zone where several lie there, each of another, as in a trick.
   */
  #isWhose({ shared, public: isOpen, node, role }: Zone, values: readonly number[]): boolean {
    if (!shared || !isOpen || values.some(isSlot)) return false;
    const seats = values.map((value) => cardAt(this.#view, value).controller);
    if (node.ordered === true) return seats.length > 1 && new Set(seats).size === seats.length;
    return role === 'play' && seats.some((seat) => seat !== 0);
  }

  #whose(number: number): string {
    return ` (${nameOf(this.#table, cardAt(this.#view, number).controller)})`;
  }

  /** A hand as people hold it: in the order in which the ruleset declares its cards, what is not known behind them. */
  #sorted(values: readonly number[]): readonly number[] {
    const { cards } = this.#view;
    const rank = (value: number): number => (isSlot(value) ? Infinity : (cards[value] as CardState).definition);
    return values.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  }

  #card(zone: Zone, number: number): string {
    const card = cardAt(this.#view, number);
    const isWhole = zone.public && zone.role !== 'graveyard';
    const text = isWhole ? this.#texts.whole(card, number) : this.#texts.name(card);
    const isForeign = !zone.shared && card.controller !== card.place % this.#compiled.seats;
    return isForeign ? `${text} controlled by ${nameOf(this.#table, card.controller)}` : text;
  }
}

function isTold(rule: Rule | undefined): boolean {
  return rule?.kind === 'step' || rule?.kind === 'setup';
}

function numberOfCards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

/** An empty line before and after what has several lines. */
function apart(blocks: readonly (readonly string[])[]): readonly string[] {
  return blocks.flatMap((lines, at) => {
    const isApart = at === 0 || lines.length > 1 || (blocks[at - 1] ?? []).length > 1;
    return isApart ? ['', ...lines] : lines;
  });
}
