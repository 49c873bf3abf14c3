/** A level as the text of a file that people go on with: YAML where its name says so, else JSON. */
import { extname } from 'node:path';
import type { Json } from '@turnwise/kernel';
import { Document, isPair, isScalar, visit } from 'yaml';

export function levelText(file: string, document: Json): string {
  return /^\.ya?ml$/.test(extname(file)) ? yamlText(document) : jsonText(document);
}

/** Cells and points stay on one line, the rows of a map stand one under the other. */
function jsonText(document: Json): string {
  const text = JSON.stringify(document, null, 2).replaceAll(
    /\[\s+(\d+(?:,\s+\d+)*)\s+\]/g,
    (_, numbers: string) => `[${numbers.replaceAll(/\s+/g, ' ')}]`,
  );
  return `${text}\n`;
}

function yamlText(value: Json): string {
  const document = new Document(value);
  visit(document, {
    Seq(_, list, path) {
      const parent = path.at(-1);
      const isMap = isPair(parent) && isScalar(parent.key) && parent.key.value === 'map';
      if (!isMap) list.flow = list.items.every((item) => isScalar(item));
      else for (const row of list.items) if (isScalar(row)) row.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 100, flowCollectionPadding: false });
}
