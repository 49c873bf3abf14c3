/** What continuous abilities ever touch, so that nothing else is read through layers for their sake. */
import type { Compiled, Modified, Modify } from '../compiled/compiled.ts';

export function modifiedBy({ continuous, attributes, symbols }: Compiled): Modified {
  const all = continuous.flatMap(({ modify }) => modify);
  const among = (count: number, layers: readonly Modify['layer'][]): readonly boolean[] => {
    const touched = new Set(all.filter(({ layer }) => layers.includes(layer)).map(({ what }) => what));
    return Array.from({ length: count }, (_, number) => touched.has(number));
  };
  return {
    attributes: among(attributes.length, ['set', 'add', 'multiply']),
    granted: among(symbols.length, ['grant']),
    forbidden: among(symbols.length, ['forbid']),
  };
}
