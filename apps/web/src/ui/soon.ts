/** Does something with the last of what it is told, once nothing more is told for a while. */
export class Soon<Told> {
  readonly #act: (told: Told) => void;
  readonly #wait: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(act: (told: Told) => void, wait = 250) {
    this.#act = act;
    this.#wait = wait;
  }

  tell(told: Told): void {
    this.drop();
    this.#timer = setTimeout(() => this.#act(told), this.#wait);
  }

  /** What was told last is not done any more. */
  drop(): void {
    clearTimeout(this.#timer);
  }
}
