/** The whole memory of a page, as the browser tells it: every string that it holds, those of its scripts included. */
import type { Page } from 'playwright-core';

/** Says whether a text stands in any string of the page's memory, not as a part of a longer word or number. */
export async function memoryOf(page: Page): Promise<(text: string) => boolean> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }: { chunk: string }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  const all = strings.join('\n');
  return (text) => new RegExp(`(?<![\\w:])${text}(?![\\w:])`, 'u').test(all);
}
