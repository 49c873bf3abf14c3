/**
 * Sentences of a ruleset's own, with gaps for what is in them by name: `input.play: "Play {card}{targets}"`. What has no gap
 * of its own stands in `{targets}`, so that nobody has to write a sentence for each number of targets.
 */

export function notIn<V>(
  template: string,
  fields: readonly (readonly [string, V])[],
): readonly (readonly [string, V])[] {
  return fields.filter(([name]) => !template.includes(`{${name}}`));
}
