/**
 * All that some viewers have been shown since the position: views, events and choices as notation writes them, at every
 * frame, including what was undone later. A word that should be hidden from a viewer must not appear anywhere in it.
 */
import { seatNamed, SPECTATOR, SPECTATOR_NAME } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, Table, Viewer } from '@turnwise/game';
import { isRecord, joinPath } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { toPlain } from './plain.ts';

interface Shown {
  /** `the view after step 2`. */
  readonly where: string;
  readonly value: Json;
}

/** Where a word appeared. */
export interface Sighting {
  readonly where: string;
  /** Inside that view, event or choice. */
  readonly path: string;
  /** The text or number that the word is part of. */
  readonly text: string;
}

/** undefined for an unknown name. */
export function viewerNamed(table: Table, name: string): Viewer | undefined {
  return name === SPECTATOR_NAME ? SPECTATOR : seatNamed(table, name);
}

export class Seen {
  readonly #game: AnyGame;
  readonly #table: Table;
  readonly #shown = new Map<string, Shown[]>();

  /** Only these viewers are followed: a view at every frame costs something. */
  constructor(game: AnyGame, table: Table, viewers: readonly string[]) {
    this.#game = game;
    this.#table = table;
    for (const name of viewers) this.#shown.set(name, []);
  }

  /** What they are shown of this state, and of the events that led to it. `only` is a preview's one viewer. */
  look(state: AnyState, events: readonly AnyTypes['Event'][], when: string, only?: Viewer): void {
    const { notation } = this.#game;
    for (const [name, shown] of this.#shown) {
      const viewer = viewerNamed(this.#table, name);
      if (viewer === undefined || (only !== undefined && viewer !== only)) continue;
      const show = (what: string, value: Json): void =>
        void shown.push({ where: `${what} ${when}`, value: toPlain(value) });
      for (const event of events) {
        const visible = this.#game.viewEvent(event, viewer);
        if (visible !== undefined) show('an event', notation.event.format(visible, this.#table));
      }
      show('the view', notation.view.format(this.#game.view(state, viewer), this.#table));
      for (const choice of this.#game.choices(state)) {
        const visible = this.#game.viewChoice(choice, viewer);
        if (visible !== undefined) show('a choice', notation.choice.format(visible, this.#table));
      }
    }
  }

  /** The first place where this viewer could read the word. */
  find(viewer: string, word: string): Sighting | undefined {
    const pattern = wholeWord(word);
    for (const { where, value } of this.#shown.get(viewer) ?? []) {
      const found = findText(value, pattern, '');
      if (found !== undefined) return { where, ...found };
    }
    return undefined;
  }
}

/** The word with no letter, digit or underscore beside it. */
function wholeWord(word: string): RegExp {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal}(?![\p{L}\p{N}_])`, 'u');
}

/** In any key, text or number. */
function findText(value: Json, pattern: RegExp, path: string): Omit<Sighting, 'where'> | undefined {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const found = findText(one as Json, pattern, joinPath(path, index));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return pattern.test(text) ? { path, text } : undefined;
  }
  for (const [key, one] of Object.entries(value as Readonly<Record<string, Json>>)) {
    const at = joinPath(path, key);
    const found = pattern.test(key) ? { path: at, text: key } : findText(one, pattern, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
