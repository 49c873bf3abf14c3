/** To JSON text and back. */
import { LogError } from '@turnwise/log';
import type { LogRecord } from '@turnwise/log';

/** Characters of one append. SQLite would take more, but then every other match would wait for it. */
const MOST_CHARACTERS = 100_000_000;

export function toText(document: unknown): string {
  try {
    return mustFit(JSON.stringify(document));
  } catch (thrown) {
    // Node has no longer strings than these.
    if (thrown instanceof RangeError) throw tooLarge();
    throw thrown;
  }
}

export function toTexts(records: readonly LogRecord[]): readonly string[] {
  const texts = records.map((record) => toText(record));
  if (texts.reduce((sum, { length }) => sum + length, 0) > MOST_CHARACTERS) throw tooLarge();
  return texts;
}

/** The checksum was right, so that a text that is no JSON can hardly come from the disk; but nothing is invented for it. */
export function fromText<V>(text: string): V {
  try {
    return JSON.parse(text) as V;
  } catch (thrown) {
    throw new LogError('corrupt', 'what was kept is no JSON', { cause: thrown });
  }
}

function mustFit(text: string): string {
  if (text.length > MOST_CHARACTERS) throw tooLarge();
  return text;
}

function tooLarge(): LogError {
  return new LogError('tooLarge', `at most ${MOST_CHARACTERS} characters of JSON are kept in one piece`);
}
