/** What a record has under a name that content has chosen, such as `constructor`: nothing that all objects have. */
export function ownOf<V>(record: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
