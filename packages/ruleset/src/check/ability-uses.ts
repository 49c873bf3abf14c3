/** The activated abilities of a document, and those that some effect runs: the others nobody can ever use. */
import type { Path } from './path.ts';

export interface ActivatedAbility {
  readonly id: string;
  readonly path: Path | null;
}

export class AbilityUses {
  readonly #activated: ActivatedAbility[] = [];
  readonly #named = new Set<string>();
  #any = false;

  declare(ability: ActivatedAbility): void {
    this.#activated.push(ability);
  }

  /** Null for an ability that an input or a computation names. */
  execute(id: string | null): void {
    if (id === null) this.#any = true;
    else this.#named.add(id);
  }

  unusable(): readonly ActivatedAbility[] {
    return this.#any ? [] : this.#activated.filter(({ id }) => !this.#named.has(id));
  }
}
