/** What this connection reads and what is in the file are not the same any more, so the thread must end: the next one reads what was committed. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}
