/** Every node with an operator in a part of a document, those within others included, in the order of the document. */
import { isRecord } from '@turnwise/kernel';
import type { OperatorNode } from '../nodes.ts';

export function operatorsWithin(part: unknown): readonly OperatorNode[] {
  const found: OperatorNode[] = [];
  gather(part, found);
  return found;
}

function gather(part: unknown, found: OperatorNode[]): void {
  if (Array.isArray(part)) for (const one of part) gather(one, found);
  else if (isRecord(part)) {
    if (isOperator(part)) found.push(part);
    for (const one of Object.values(part)) gather(one, found);
  }
}

/** A record that names an operator. Only in what has passed the schema does it have the operands of it. */
export function isOperator(part: unknown): part is OperatorNode {
  return isRecord(part) && typeof part.op === 'string';
}
