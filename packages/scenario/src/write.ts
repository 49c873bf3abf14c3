/** Writes a scenario as readable YAML: small maps and lists on one line, larger ones in blocks. */
import { isCollection, isMap, isPair, isSeq, Document, visit } from 'yaml';
import type { Scenario } from './scenario.ts';
import { valueText } from './value-text.ts';

/** The order in which people expect the keys. */
const ORDER = [
  'scenario',
  'game',
  'title',
  'seats',
  'seed',
  'random',
  'options',
  'position',
  'advance',
  'steps',
  'expect',
] as const satisfies readonly (keyof Scenario)[];

/** The longest collection that is written on one line. */
const SHORT = 96;

export function writeScenario(scenario: Scenario): string {
  const entries = ORDER.flatMap((key) => (scenario[key] === undefined ? [] : [[key, scenario[key]] as const]));
  const document = new Document(Object.fromEntries(entries), { aliasDuplicateObjects: false });
  visit(document, {
    Collection(key, node, path) {
      if (path.length <= 1 || !isCollection(node)) return undefined;
      const parent = path.at(-1);
      const name = isPair(parent) ? String(parent.key) : key;
      // The list of steps and the last expectation are read down the page.
      if (path.length === 3 && (name === 'steps' || name === 'expect')) return undefined;
      const text = valueText(node.toJSON());
      if ((isMap(node) || isSeq(node)) && text.length <= SHORT - 2 * path.length) node.flow = true;
      return undefined;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
