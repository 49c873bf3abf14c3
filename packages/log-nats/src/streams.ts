/** Makes the three streams where they are missing, and looks at those that are there. */
import { DiscardPolicy, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import type { JetStreamManager, StreamConfig } from '@nats-io/jetstream';
import { LogError } from '@turnwise/log';
import type { Link } from './link.ts';
import { apiCode, NO_STREAM } from './nats-errors.ts';
import type { Subjects } from './subjects.ts';

/** The name of a stream is taken: another process was faster. */
const NAME_IN_USE = 10058;
const NO_SUITABLE_PEERS = 10005;

type WantedStream = Pick<StreamConfig, 'name' | 'subjects'> & Partial<StreamConfig>;

export async function ensureStreams(
  link: Link,
  manager: JetStreamManager,
  subjects: Subjects,
  replicas: 1 | 3 | undefined,
): Promise<void> {
  const { name } = subjects;
  const wanted: readonly WantedStream[] = [
    {
      name: subjects.records,
      subjects: [`${name}.record.*`],
      republish: { src: `${name}.record.*`, dest: `${name}.kept.{{wildcard(1)}}` },
    },
    { name: subjects.matches, subjects: [`${name}.head.*`, `${name}.listing.*`], max_msgs_per_subject: 1 },
    { name: subjects.documents, subjects: [`${name}.content.*`, `${name}.snapshot.*`], max_msgs_per_subject: 1 },
  ];
  for (const stream of wanted) await ensureStream(link, manager, stream, replicas);
}

async function ensureStream(
  link: Link,
  manager: JetStreamManager,
  wanted: WantedStream,
  replicas: 1 | 3 | undefined,
): Promise<void> {
  const found = await configOf(link, manager, wanted.name);
  if (found !== undefined) {
    mustServe(found, wanted, replicas);
    return;
  }
  // A node that is not part of a cluster says so by naming none.
  const copies = replicas ?? (link.connection.info?.cluster === undefined ? 1 : 3);
  try {
    await link.read(() => manager.streams.add({ ...COMMON, ...wanted, num_replicas: copies }));
  } catch (thrown) {
    const code = apiCode(thrown);
    if (code === NAME_IN_USE) return ensureStream(link, manager, wanted, replicas);
    if (code === NO_SUITABLE_PEERS)
      throw new LogError('unavailable', `the cluster has no ${copies} nodes that can keep a stream now`, {
        cause: thrown,
      });
    throw thrown;
  }
}

/** Nothing is ever thrown away to make room: a full stream refuses. Any replica may answer a reader, which compares with the leader. */
const COMMON: Partial<StreamConfig> = {
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.New,
  allow_direct: true,
};

async function configOf(link: Link, manager: JetStreamManager, name: string): Promise<StreamConfig | undefined> {
  try {
    return (await link.read(() => manager.streams.info(name))).config;
  } catch (thrown) {
    if (apiCode(thrown) === NO_STREAM) return undefined;
    throw thrown;
  }
}

/** An operator may change what else they like, such as limits. */
function mustServe(found: StreamConfig, wanted: WantedStream, replicas: 1 | 3 | undefined): void {
  const faults: string[] = [];
  if (found.storage !== StorageType.File) faults.push('is not kept in files');
  if (!found.allow_direct) faults.push('does not allow direct reads');
  if (found.discard !== DiscardPolicy.New) faults.push('throws old messages away when it is full');
  if (found.max_age > 0) faults.push('throws messages away when they are old');
  if ((found.max_msgs_per_subject > 0 ? 1 : 0) !== (wanted.max_msgs_per_subject ?? 0))
    faults.push('keeps another number of messages per subject');
  if (JSON.stringify([...found.subjects].sort()) !== JSON.stringify([...wanted.subjects].sort()))
    faults.push('has other subjects');
  if (found.republish?.dest !== wanted.republish?.dest) faults.push('does not tell what it keeps');
  if (replicas !== undefined && found.num_replicas < replicas) faults.push(`has only ${found.num_replicas} replica`);
  if (faults.length > 0) throw new LogError('unsupported', `the stream ${found.name} ${faults.join(', ')}`);
}
