/** Why a table cannot be read: this process must not serve the match any more. */
export class TableError extends Error {
  /** `departed`: it does not agree with the log. `closed`: the table was put away; opened again, it can be read. */
  readonly code: 'departed' | 'closed';

  constructor(code: TableError['code'], message: string) {
    super(message);
    this.name = 'TableError';
    this.code = code;
  }
}
