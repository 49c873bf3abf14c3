/**
 * Many writes, one commit, one wait for the disk. If one of them cannot be done, nothing of the group is; then each is done again by
 * itself, so that only those fail that have to.
 *
 * Nobody is answered before the commit has returned. If the commit itself fails, what was written may still turn up after a crash, since
 * the last bytes may have reached the disk: that is a doubt, except where the disk was full or read-only, when there are no last bytes.
 */
import type { Fault, WriteAnswer, WriteJob } from '../messages.ts';
import { faultOf } from './fault-of.ts';
import { FileLost } from './file-lost.ts';
import type { Store } from './store.ts';
import { write } from './write.ts';

export function commitGroup(store: Store, jobs: readonly WriteJob[]): readonly WriteAnswer[] {
  const done = tryGroup(store, jobs);
  if (done.kind === 'committed') return done.answers;
  if (done.fault.code === 'inDoubt' || jobs.length === 1) return jobs.map(() => done.fault);
  return jobs.flatMap((job) => commitGroup(store, [job]));
}

type Group =
  | { readonly kind: 'committed'; readonly answers: readonly WriteAnswer[] }
  | { readonly kind: 'undone'; readonly fault: Fault };

function tryGroup(store: Store, jobs: readonly WriteJob[]): Group {
  const { connection } = store;
  let answers: readonly WriteAnswer[];
  try {
    connection.run('begin immediate');
    answers = jobs.map((job) => write(store, job));
  } catch (thrown) {
    rollBack(store);
    return { kind: 'undone', fault: faultOf(thrown) };
  }
  try {
    connection.run('commit');
    return { kind: 'committed', answers };
  } catch (thrown) {
    rollBack(store);
    const fault = faultOf(thrown);
    const isSure = fault.code === 'full' || fault.code === 'readOnly';
    return { kind: 'undone', fault: isSure ? fault : { ...fault, code: 'inDoubt' } };
  }
}

/** SQLite has rolled back by itself after some errors. If it cannot be done at all, the thread ends: nothing that it says would be sure. */
function rollBack({ connection, matches }: Store): void {
  matches.clear();
  try {
    if (connection.inTransaction) connection.run('rollback');
  } catch (thrown) {
    throw new FileLost('what was not committed cannot be rolled back', { cause: thrown });
  }
}
