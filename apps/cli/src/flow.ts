/** Plain data as people read and type it: YAML, on one line or on several. */
import { Document, isScalar, stringify, visit } from 'yaml';

/** `{ kind: place, cell: 4 }`. */
export function flowText(value: unknown): string {
  return stringify(plain(value), { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}

/** The same over several lines; a list of plain words or numbers stays on one. */
export function blockText(value: unknown): string {
  const document = new Document(plain(value));
  visit(document, {
    Seq(_key, list) {
      if (list.items.every((item) => isScalar(item))) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/** As JSON would have it: typed arrays and absent fields do not come through. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
