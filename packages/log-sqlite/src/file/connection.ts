/** One connection of libsql. Statements are prepared once, and rows come as arrays, which is the fastest that libsql has. */
import Database from 'libsql';

export type Value = number | string;

type Statement = ReturnType<Database.Database['prepare']>;

export class Connection {
  readonly #database: Database.Database;
  readonly #reading = new Map<string, Statement>();
  readonly #writing = new Map<string, Statement>();

  constructor(path: string) {
    this.#database = new Database(path);
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** What a pragma says in its first column. */
  pragma(sql: string): unknown {
    const [first] = this.#database.prepare(`pragma ${sql}`).raw().all() as readonly (readonly unknown[])[];
    return first?.[0];
  }

  /** Always read to the end: a statement that is left in the middle would hold back checkpoints. */
  rows<Row extends readonly unknown[]>(sql: string, ...values: readonly Value[]): readonly Row[] {
    let statement = this.#reading.get(sql);
    if (statement === undefined) this.#reading.set(sql, (statement = this.#database.prepare(sql).raw()));
    return statement.all(values) as readonly Row[];
  }

  row<Row extends readonly unknown[]>(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.rows<Row>(sql, ...values)[0];
  }

  run(sql: string, ...values: readonly Value[]): void {
    this.#prepared(sql).run(values);
  }

  /** The number of the new row. */
  insert(sql: string, ...values: readonly Value[]): number {
    return Number(this.#prepared(sql).run(values).lastInsertRowid);
  }

  /** libsql closes the file only when the statements are gone too: at the latest when the thread ends. */
  close(): void {
    this.#reading.clear();
    this.#writing.clear();
    this.#database.close();
  }

  #prepared(sql: string): Statement {
    let statement = this.#writing.get(sql);
    if (statement === undefined) this.#writing.set(sql, (statement = this.#database.prepare(sql)));
    return statement;
  }
}
