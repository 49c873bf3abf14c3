/** Goes through a long list with a rest now and then, so that whatever else this process has to do does not wait for the end of it. */

/** So many are passed on without a rest. */
const AT_ONCE = 20;

export async function* withRests<V>(all: AsyncIterable<V> | Iterable<V>): AsyncGenerator<V, void> {
  let passed = 0;
  for await (const one of all) {
    yield one;
    if (++passed % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}
