/** Those that have the same together, in the order of their first. */
export function groupedBy<K>(ids: readonly string[], keyOf: (id: string) => K): readonly (readonly [K, string[]])[] {
  const groups: (readonly [K, string[]])[] = [];
  for (const id of ids) {
    const key = keyOf(id);
    const group = groups.find(([other]) => other === key);
    if (group === undefined) groups.push([key, [id]]);
    else group[1].push(id);
  }
  return groups;
}
