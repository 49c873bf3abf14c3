/** Cards as a scene shows them: with their names, numbers and what is so of them now; hidden ones by their backs alone. */
import { message } from '@turnwise/game';
import type { Message, SceneThing, Stat, Table } from '@turnwise/game';
import { cardAt, definitionAt } from '../compiled/at.ts';
import type { Compiled, Definition } from '../compiled/compiled.ts';
import { shownOf } from '../draw/shown.ts';
import type { Shown } from '../draw/shown.ts';
import { namedCard, namedSeat } from '../labels/named.ts';
import type { Names } from '../labels/names.ts';
import { countersOf, flagsOf } from '../notation/cards.ts';
import { viewedAttributes } from '../notation/viewed-attributes.ts';
import { NOTHING } from '../types.ts';
import type { CardState, RulesetView } from '../types.ts';
import type { CardLying } from './lying.ts';
import { backOf, isHiddenBy, isPrinted, signFor, signsOf, tintOf } from './printed.ts';

export class CardThings {
  readonly #compiled: Compiled;
  readonly #view: RulesetView;
  readonly #table: Table;
  readonly #names: Names;
  readonly #shown: Shown;
  readonly #attributesOf: (card: number) => readonly number[];

  constructor(compiled: Compiled, view: RulesetView, table: Table, names: Names) {
    this.#compiled = compiled;
    this.#view = view;
    this.#table = table;
    this.#names = names;
    this.#shown = shownOf(compiled);
    this.#attributesOf = viewedAttributes(compiled, view);
  }

  thing(lying: CardLying & Pick<SceneThing, 'id' | 'place'>): SceneThing {
    const { id, place, shownAs, zone, seat, card: number, at } = lying;
    const base = { id, kind: shownAs, place, ...(at === undefined ? {} : { at }) };
    const owner = zone.shared ? {} : { seat };
    if (number < 0) return { ...base, hidden: true, ...owner, ...backOf(zone.node.ui) };
    const card = cardAt(this.#view, number);
    const definition = definitionAt(this.#compiled, card.definition);
    const attributes = this.#attributesOf(number);
    const signs = signsOf(this.#compiled, definition, attributes);
    const tint = tintOf(this.#compiled, definition, attributes);
    const stats = this.#stats(lying, card, definition, attributes);
    const marks = this.#marks(lying, card, definition);
    // Whose a card in the middle is tells nothing before somebody has played it.
    const isOnTable = zone.role === 'play';
    return {
      ...base,
      name: namedCard(card.id, this.#names),
      ...(isOnTable ? { seat: card.controller } : owner),
      ...(tint === undefined ? {} : { tint }),
      ...(signs === undefined ? {} : { signs }),
      ...(stats.length === 0 ? {} : { stats }),
      ...(marks.length === 0 ? {} : { marks }),
    };
  }

  #stats({ zone }: CardLying, card: CardState, { node, cost }: Definition, values: readonly number[]): readonly Stat[] {
    const { attributes, counters, ruleset } = this.#compiled;
    const [onlyCounter, another] = counters.filter((counter) => this.#shown.counter(counter));
    // Where nothing but one counter tells cards apart, none of it is told too.
    const always = another === undefined && attributes.length === 0 && zone.role === 'play' ? onlyCounter : undefined;
    return [
      // What it takes to play it matters until it is played.
      ...(node.cost === undefined || zone.role === 'play' ? [] : [{ label: message('scene.cost'), value: cost }]),
      ...attributes.flatMap((id, index) => {
        const value = values[index] ?? NOTHING;
        const isLeftOut = value === NOTHING || !this.#shown.attribute(id) || isPrinted(this.#compiled, id);
        if (isLeftOut || isHiddenBy(ruleset.attributes, id)) return [];
        const label = message('scene.attribute', { attribute: this.#names.word(id) });
        return [{ label, value, ...signFor(ruleset.attributes, id) }];
      }),
      ...countersOf(this.#compiled, card).flatMap(([id, value]) => {
        const isLeftOut = (value === 0 && id !== always) || !this.#shown.counter(id);
        if (isLeftOut || isHiddenBy(ruleset.counters, id)) return [];
        const label = message('scene.counter', { counter: this.#names.word(id) });
        return [{ label, value, ...signFor(ruleset.counters, id) }];
      }),
    ];
  }

  #marks({ zone, seat }: CardLying, card: CardState, { node }: Definition): readonly Message[] {
    const { flags } = this.#compiled.ruleset;
    const isForeign = !zone.shared && card.controller !== seat;
    return [
      ...flagsOf(this.#compiled, card).flatMap(([id, value]) =>
        value && this.#shown.flag(id) && !isHiddenBy(flags, id)
          ? [message('scene.flag', { flag: this.#names.word(id).toLowerCase() })]
          : [],
      ),
      ...(node.keywords ?? []).map((id) => message('scene.keyword', { keyword: this.#names.word(id) })),
      ...(card.token ? [message('scene.token')] : []),
      ...(isForeign ? [message('scene.controlled', { seat: namedSeat(card.controller, this.#table) })] : []),
    ];
  }
}
