/** What the aliases of a YAML document stand for, found in one pass: the last anchor with the name before each. */
import { visit } from 'yaml';
import type { Alias, Document, Node } from 'yaml';

type Targets = ReadonlyMap<Alias, Node | undefined>;

/** How many there are. */
export function aliasesIn(document: Document.Parsed): number {
  return targetsIn(document).size;
}

/** Undefined if no such anchor comes before it. */
export function targetOf(document: Document.Parsed, alias: Alias): Node | undefined {
  return targetsIn(document).get(alias);
}

const KNOWN = new WeakMap<Document.Parsed, Targets>();

function targetsIn(document: Document.Parsed): Targets {
  const known = KNOWN.get(document);
  if (known !== undefined) return known;
  const targets = new Map<Alias, Node | undefined>();
  const anchors = new Map<string, Node>();
  visit(document, {
    Alias(_key, node) {
      targets.set(node, anchors.get(node.source));
    },
    Value(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  KNOWN.set(document, targets);
  return targets;
}
