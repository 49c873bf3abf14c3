/** Books as literals, so that all of them have one hidden class: a spread takes longer than the rest of a hold. */
import type { Book } from '../types.ts';

export function copyBook(book: Book): Book {
  return withUses(book, book.uses);
}

export function withUses(book: Book, uses: Book['uses']): Book {
  return {
    stage: book.stage,
    passed: book.passed,
    busy: book.busy,
    quiet: book.quiet,
    uses,
    until: book.until,
    queue: book.queue,
    regular: book.regular,
    next: book.next,
    raises: book.raises,
    ending: book.ending,
    closing: book.closing,
    verdicts: book.verdicts,
  };
}
