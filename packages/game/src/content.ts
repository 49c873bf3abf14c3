/**
 * Content that a game is played with, apart from its rules: a level, a ruleset. One of its options takes it, either as the
 * id of a built-in document or as a whole document, so that a saved match has all that it needs.
 */
import { isRecord } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';

export interface Content {
  /** The option that takes the content; its shape reports what is wrong with a document. */
  readonly option: string;
  /** The built-in documents, in the order in which they are played. */
  readonly shipped: readonly ShippedContent[];
  /** Describes a document that was given whole. If left out, nothing is told about it. */
  readonly about?: (document: Json) => ContentText;
  /** Merges several documents into one, such as the files of a folder. If left out, a document is one file. */
  readonly merge?: (documents: readonly Json[]) => MergedContent;
}

export interface MergedContent {
  readonly document: Json;
  /** What cannot be merged, each with its part and the path in that part. */
  readonly issues: readonly (Issue & { readonly part: number })[];
  /** Where a path of the merged document comes from: which part, and the path in it. */
  readonly originOf: (path: string) => { readonly part: number; readonly path: string } | undefined;
}

/** What people are told about it. */
export interface ContentText {
  readonly title: string;
  /** A sentence for the player. */
  readonly hint?: string;
  /** The smallest number of inputs that win, if known. */
  readonly par?: number;
}

export interface ShippedContent extends ContentText {
  readonly id: string;
}

/** Options as shown on one line: a whole document is shown by its id or name. */
export function shortOptions(options: Json): Json {
  if (!isRecord(options)) return options;
  const told = Object.entries(options).map(([name, value]) => {
    const whole = isRecord(value) ? (value['id'] ?? value['name']) : undefined;
    return [name, whole ?? value];
  });
  return Object.fromEntries(told) as Json;
}
