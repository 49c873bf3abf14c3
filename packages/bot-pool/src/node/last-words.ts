/**
 * Passes on what a process writes to standard error, but for the report of V8 on a lack of memory: pages of addresses, of which one line
 * says enough.
 */
import type { Socket } from 'node:net';

const REPORT = /\n?(?:<--- Last few GCs --->|FATAL ERROR: )/;

/** Gives what it died of, if it wrote that. */
export function listenToLastWords(stream: Socket): () => string | undefined {
  let report = '';
  stream.unref();
  stream.setEncoding('utf8').on('data', (text: string) => {
    const at = report === '' ? text.search(REPORT) : 0;
    if (at !== 0) process.stderr.write(at < 0 ? text : text.slice(0, at));
    if (at >= 0) report += text.slice(at);
  });
  return () => {
    if (report === '') return undefined;
    return /out of memory/i.test(report) ? 'it ran out of memory' : /FATAL ERROR: .*/.exec(report)?.[0];
  };
}
