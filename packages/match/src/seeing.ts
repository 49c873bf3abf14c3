/** What a viewer sees in one state, made once for everything that it is told about that state. For internal use: nothing here is a copy. */
import type { AnyGame, AnyState, AnyTypes, Choice, Sight, Table, Viewer } from '@turnwise/game';

export class Seeing implements Sight {
  readonly game: AnyGame;
  readonly table: Table;
  readonly state: AnyState;
  readonly viewer: Viewer;
  #view: { readonly made: AnyTypes['View'] } | undefined;
  #choices: readonly Choice[] | undefined;

  constructor(game: AnyGame, table: Table, state: AnyState, viewer: Viewer) {
    this.game = game;
    this.table = table;
    this.state = state;
    this.viewer = viewer;
  }

  get view(): AnyTypes['View'] {
    return (this.#view ??= { made: this.game.view(this.state, this.viewer) }).made;
  }

  /** The pending questions that the viewer can see. */
  get choices(): readonly Choice[] {
    return (this.#choices ??= this.game
      .choices(this.state)
      .flatMap((choice) => this.game.viewChoice(choice, this.viewer) ?? []));
  }
}

/** Those of the state that a match is in, one for each viewer. */
export class Seeings {
  readonly #made = new Map<Viewer, Seeing>();

  of(game: AnyGame, table: Table, state: AnyState, viewer: Viewer): Seeing {
    const known = this.#made.get(viewer);
    if (known?.state === state) return known;
    const fresh = new Seeing(game, table, state, viewer);
    this.#made.set(viewer, fresh);
    return fresh;
  }
}
