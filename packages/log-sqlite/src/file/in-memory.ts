/** A connection with empty tables and without a file. */
import { Connection } from './connection.ts';
import { SCHEMA } from './schema.ts';

export function inMemory(): Connection {
  const connection = new Connection(':memory:');
  connection.exec(SCHEMA);
  return connection;
}
