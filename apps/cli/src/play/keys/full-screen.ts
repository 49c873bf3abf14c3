/** The whole terminal as a picture that is drawn over and over in place, on a screen of its own that is left at the end. */
import type { Io } from '../../io.ts';

const CSI = '\u001B[';
/** A second screen; long lines are cut, not broken; no cursor. */
const ENTER = `${CSI}?1049h${CSI}?7l${CSI}?25l`;
const LEAVE = `${CSI}?25h${CSI}?7h${CSI}?1049l`;
const WITH_CURSOR = `${CSI}?25h${CSI}?7h`;
const WITHOUT_CURSOR = `${CSI}?7l${CSI}?25l`;

export class FullScreen {
  readonly #io: Io;

  constructor(io: Io) {
    this.#io = io;
  }

  get columns(): number {
    return this.#io.columns;
  }

  get rows(): number {
    return this.#io.rows;
  }

  enter(): void {
    this.#io.out(ENTER);
  }

  leave(): void {
    this.#io.out(LEAVE);
  }

  /** In one piece, over what was there, so that nothing flickers. */
  show(lines: readonly string[]): void {
    const text = Array.from({ length: this.rows }, (_, row) => `${CSI}K${lines[row] ?? ''}`);
    this.#io.out(`${CSI}H${text.join('\r\n')}`);
  }

  /** Somebody types in the last line, and what they are told is written below it as on any terminal. */
  async talk<V>(conversation: () => Promise<V>): Promise<V> {
    this.#io.out(`${CSI}${this.rows};1H${CSI}K${WITH_CURSOR}`);
    try {
      return await conversation();
    } finally {
      this.#io.out(WITHOUT_CURSOR);
    }
  }
}
