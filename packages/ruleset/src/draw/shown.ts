/** What a drawing shows of what a ruleset declares: all but that of which it says `show: false`. */
import type { Compiled } from '../compiled/compiled.ts';

export interface Shown {
  resource(id: string): boolean;
  attribute(id: string): boolean;
  counter(id: string): boolean;
  flag(id: string): boolean;
}

export function shownOf({ ruleset }: Compiled): Shown {
  return {
    resource: notIn(ruleset.resources),
    attribute: notIn(ruleset.attributes),
    counter: notIn(ruleset.counters),
    flag: notIn(ruleset.flags),
  };
}

type Declared = string | { readonly id: string; readonly show?: boolean | undefined };

function notIn(list: readonly Declared[] | undefined): (id: string) => boolean {
  const hidden = new Set(
    (list ?? []).flatMap((one) => (typeof one !== 'string' && one.show === false ? [one.id] : [])),
  );
  return (id) => !hidden.has(id);
}
