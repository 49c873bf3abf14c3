/**
 * An action that somebody names in words: `play slag giant`, `attack with ember fox`. The first words are the action's name, the others
 * name what it is aimed at, in the order of its targets; whether the rules would take it is for them to say.
 */
import type { Seat, Table } from '@turnwise/game';
import { definitionAt, ruleAt, zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Action, Compiled, Definition } from '../compiled/compiled.ts';
import { isCardId } from '../run/thing-text.ts';
import type { CardState, RulesetInput, RulesetView } from '../types.ts';
import type { Names } from './names.ts';

export function typedInput(
  compiled: Compiled,
  view: RulesetView,
  seat: Seat,
  text: string,
  table: Table,
  names: Names,
): RulesetInput | undefined {
  const typed = wordsOf(text);
  const found = actionNamed(compiled, typed, names);
  if (found === undefined) return undefined;
  const { action, size } = found;
  const reading = new Reading(compiled, view, seat, table, names, action);
  return reading.take(typed.slice(size)) ? reading.input() : undefined;
}

/** The action whose name, or id, is most of what the text begins with. */
function actionNamed(
  { actions, ruleset }: Compiled,
  typed: readonly string[],
  names: Names,
): { readonly action: Action; readonly size: number } | undefined {
  let best: { readonly action: Action; readonly size: number } | undefined;
  for (const action of actions) {
    const [own = ''] = (ruleset.messages?.[`input.${action.id}`] ?? '').split('{');
    for (const name of [action.id, names.action(action.id), own]) {
      const size = sizeOf(wordsOf(name), typed);
      if (size > (best?.size ?? 0)) best = { action, size };
    }
  }
  return best ?? onlyBegun(actions, typed, names) ?? withoutName(actions, ruleset.messages);
}

/** The one action that is written as what it is aimed at, and nothing else: `ace of clubs` plays that card. */
function withoutName(
  actions: readonly Action[],
  messages: Compiled['ruleset']['messages'] = {},
): { readonly action: Action; readonly size: number } | undefined {
  const [action, another] = actions.filter(({ id }) => messages[`input.${id}`]?.startsWith('{') === true);
  return action === undefined || another !== undefined ? undefined : { action, size: 0 };
}

/** The one action whose name begins with the same word: `play` for `Play Card`. */
function onlyBegun(
  actions: readonly Action[],
  [first]: readonly string[],
  names: Names,
): { readonly action: Action; readonly size: number } | undefined {
  const [action, another] = actions.filter(({ id }) => first !== undefined && wordsOf(names.action(id))[0] === first);
  return action === undefined || another !== undefined ? undefined : { action, size: 1 };
}

/** Words that people put between names. */
const BETWEEN: ReadonlySet<string> = new Set(['at', 'with', 'on', 'of', 'to', 'from', 'and', 'by', 'the']);

class Reading {
  readonly #compiled: Compiled;
  readonly #view: RulesetView;
  readonly #seat: Seat;
  readonly #table: Table;
  readonly #names: Names;
  readonly #action: Action;
  readonly #targets: Record<string, string> = {};
  readonly #params: Record<string, string> = {};

  constructor(compiled: Compiled, view: RulesetView, seat: Seat, table: Table, names: Names, action: Action) {
    this.#compiled = compiled;
    this.#view = view;
    this.#seat = seat;
    this.#table = table;
    this.#names = names;
    this.#action = action;
  }

  input(): RulesetInput {
    const { id } = this.#action;
    return { kind: 'action', seat: this.#seat, action: id, targets: this.#targets, params: this.#params };
  }

  /** False for words that name nothing. */
  take(typed: readonly string[]): boolean {
    for (let at = 0; at < typed.length;) {
      const rest = typed.slice(at);
      const size = this.#ability(rest) || this.#thing(rest) || (BETWEEN.has(rest[0] ?? '') ? 1 : 0);
      if (size === 0) return false;
      at += size;
    }
    return true;
  }

  /** How many words name an ability of the card that was named first. */
  #ability(typed: readonly string[]): number {
    const { activates } = this.#action;
    const card = activates === null ? undefined : this.#cardAt(this.#targets[activates.targetName]);
    if (activates === null || card === undefined || activates.param < 0) return 0;
    for (const number of this.#definition(card).activated) {
      const { name } = ruleAt(this.#compiled, number);
      const id = name.slice(name.lastIndexOf('.') + 1);
      const size = Math.max(sizeOf(wordsOf(id), typed), sizeOf(wordsOf(this.#names.ability(id)), typed));
      if (size === 0) continue;
      this.#params[activates.paramName] = id;
      return size;
    }
    return 0;
  }

  /** How many words name the next target: of all that are called so, one that lies where this target is looked for. */
  #thing(typed: readonly string[]): number {
    const next = this.#wanted().find(({ id }) => !Object.hasOwn(this.#targets, id));
    if (next === undefined) return 0;
    let best = { text: '', size: 0, worth: 0 };
    const consider = (text: string, names: readonly string[], worth: number): void => {
      const size = Math.max(...names.map((name) => sizeOf(wordsOf(name), typed)));
      if (size > best.size || (size > 0 && size === best.size && worth > best.worth)) best = { text, size, worth };
    };
    for (const [player, name] of this.#table.names.entries()) consider(`@${player}`, [name], 0);
    for (const card of this.#view.cards) {
      if (card.place === -1 || !isCardId(card.id)) continue;
      const { name } = this.#definition(card);
      consider(card.id, [card.id, this.#names.card(card.id), name], this.#worth(card, next.zones));
    }
    if (best.size > 0) this.#targets[next.id] = best.text;
    return best.size;
  }

  /** The action's own targets, then those of the card that it would cast. */
  #wanted(): readonly { readonly id: string; readonly zones: readonly string[] }[] {
    const { node, plays, rule } = this.#action;
    const own = (node.targets ?? []).map(({ id, selector: { zone = [] } }) => ({
      id,
      zones: typeof zone === 'string' ? [zone] : zone,
    }));
    const played = ruleAt(this.#compiled, rule).targets.find(({ register }) => register === plays);
    const card = played === undefined ? undefined : this.#cardAt(this.#targets[played.id]);
    const { cast } = card === undefined ? { cast: -1 } : this.#definition(card);
    return [...own, ...(this.#compiled.rules[cast]?.targets ?? []).map(({ id }) => ({ id, zones: [] }))];
  }

  #worth({ place, controller }: CardState, zones: readonly string[]): number {
    if (place < 0) return 0;
    const zone = zoneAt(this.#compiled, zoneOf(this.#compiled, place));
    const { id, shared } = zone;
    // Spells are mostly aimed at what lies in the open.
    const isThere = zones.length === 0 ? zone.public && zone.role !== 'graveyard' : zones.includes(id);
    const isOwn = shared ? controller === this.#seat : seatOf(this.#compiled, place) === this.#seat;
    return 1 + (isThere ? 2 : 0) + (isOwn ? 1 : 0);
  }

  #cardAt(text: string | undefined): CardState | undefined {
    return text === undefined ? undefined : this.#view.cards.find(({ id }) => id === text);
  }

  #definition({ definition }: CardState): Definition {
    return definitionAt(this.#compiled, definition);
  }
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words the name has, if the text begins with it; else 0. */
function sizeOf(name: readonly string[], typed: readonly string[]): number {
  return name.every((word, at) => word === typed[at]) ? name.length : 0;
}
