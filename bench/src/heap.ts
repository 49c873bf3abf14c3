/** How much memory something keeps. The process must run with `--expose-gc`. */

/** Bytes that are still held after what `make` returned has been kept and everything else collected. */
export function bytesKeptBy(make: () => unknown): number {
  const before = bytesInUse();
  const kept = make();
  const after = bytesInUse();
  // Looked at after the count, so that it is alive until then.
  if (kept === bytesInUse) throw new Error('unreachable');
  return after - before;
}

function bytesInUse(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run with --expose-gc');
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
