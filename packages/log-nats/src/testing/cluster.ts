/** Servers of NATS for a test, with the recommended settings, on free ports and with their data in a folder of their own. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SETTINGS = fileURLToPath(new URL('../../nats-server.conf', import.meta.url));

interface Node {
  readonly name: string;
  readonly client: number;
  readonly route: number;
  readonly monitor: number;
  process: ChildProcess | undefined;
}

export interface ClusterOptions {
  /** One stands alone. */
  readonly nodes: 1 | 3;
  /** Without the recommended settings: as a server is that nobody has set up. */
  readonly plain?: boolean;
  /** Clients hear of no other nodes than those that they are given. */
  readonly isHidden?: boolean;
}

export class NatsCluster {
  readonly #program: string;
  readonly #options: ClusterOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnwise-nats-'));
  readonly #nodes: readonly Node[];

  static async start(program: string, options: ClusterOptions): Promise<NatsCluster> {
    const ports = await freePorts(options.nodes * 3);
    const nodes = Array.from({ length: options.nodes }, (_, index): Node => {
      const [client = 0, route = 0, monitor = 0] = ports.slice(3 * index);
      return { name: `node${index}`, client, route, monitor, process: undefined };
    });
    const cluster = new NatsCluster(program, options, nodes);
    try {
      await cluster.startAll();
    } catch (thrown) {
      await cluster.stop();
      throw thrown;
    }
    return cluster;
  }

  private constructor(program: string, options: ClusterOptions, nodes: readonly Node[]) {
    this.#program = program;
    this.#options = options;
    this.#nodes = nodes;
  }

  /** The address of each node. */
  get urls(): readonly string[] {
    return this.#nodes.map(({ client }) => `nats://127.0.0.1:${client}`);
  }

  get servers(): string {
    return this.urls.join(',');
  }

  /** Starts those that are not running, and waits until every node has what the others have. */
  async startAll(): Promise<void> {
    for (const node of this.#nodes) if (node.process === undefined) this.#launch(node);
    await this.healthy();
  }

  /** Each at once, as when the machine loses power. */
  async killAll(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => kill(node)));
  }

  async killOne(name: string): Promise<void> {
    await Promise.all(this.#nodes.filter((node) => node.name === name).map((node) => kill(node)));
  }

  get names(): readonly string[] {
    return this.#nodes.map(({ name }) => name);
  }

  /** The name of the node that leads this stream. */
  async leaderOf(stream: string): Promise<string> {
    const [node] = this.#nodes.filter(({ process }) => process !== undefined);
    const found = streamsOf(await reportOf(node?.monitor ?? 0)).find(({ name }) => name === stream);
    return found?.cluster?.leader ?? '';
  }

  /** Waits until every node that runs has all streams and is level with the others. */
  async healthy(): Promise<void> {
    const end = Date.now() + 60_000;
    for (const { monitor, name } of this.#nodes.filter(({ process }) => process !== undefined))
      while (!(await isHealthy(monitor))) {
        if (Date.now() > end) throw new Error(`${name} is not healthy: ${this.#logOf(name).slice(-2_000)}`);
        await sleep(50);
      }
  }

  async stop(): Promise<void> {
    await this.killAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #launch(node: Node): void {
    const { name, client, monitor } = node;
    const settings = this.#options.plain === true ? ['--jetstream'] : ['-c', SETTINGS];
    const hidden = this.#options.isHidden === true ? ['--no_advertise'] : [];
    const own = [...hidden, '--name', name, '--addr', '127.0.0.1', '--port', `${client}`, '--http_port', `${monitor}`];
    const files = ['--store_dir', join(this.#folder, name), '--log', join(this.#folder, `${name}.log`)];
    const child = spawn(this.#program, [...settings, ...own, ...files, ...this.#routes(node)], { stdio: 'ignore' });
    node.process = child;
    child.once('exit', () => {
      if (node.process === child) node.process = undefined;
    });
  }

  #routes(node: Node): readonly string[] {
    if (this.#nodes.length === 1) return [];
    const others = this.#nodes.filter((other) => other !== node).map(({ route }) => `nats://127.0.0.1:${route}`);
    return ['--cluster_name', 'turnwise', '--cluster', `nats://127.0.0.1:${node.route}`, '--routes', others.join(',')];
  }

  #logOf(name: string): string {
    return readFileSync(join(this.#folder, `${name}.log`), 'utf8');
  }
}

async function kill(node: Node): Promise<void> {
  const child = node.process;
  if (child === undefined) return;
  node.process = undefined;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Level with the others, and every stream has a leader. */
async function isHealthy(port: number): Promise<boolean> {
  try {
    if (!(await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return false;
    const report = await reportOf(port);
    const led = [report.meta_cluster, ...streamsOf(report).map(({ cluster }) => cluster)];
    return led.every((one) => one === undefined || (one.leader ?? '') !== '');
  } catch {
    return false;
  }
}

async function reportOf(port: number): Promise<JetStreamReport> {
  return (await (await fetch(`http://127.0.0.1:${port}/jsz?streams=true`)).json()) as JetStreamReport;
}

function streamsOf({ account_details: accounts = [] }: JetStreamReport): readonly StreamReport[] {
  return accounts.flatMap(({ stream_detail: streams = [] }) => streams);
}

/** What a server tells of JetStream, as far as it is looked at. On one that stands alone nothing has a leader, and none is named. */
interface JetStreamReport {
  readonly meta_cluster?: HasLeader;
  readonly account_details?: readonly { readonly stream_detail?: readonly StreamReport[] }[];
}

interface StreamReport {
  readonly name: string;
  readonly cluster?: HasLeader;
}

interface HasLeader {
  readonly leader?: string;
}

/** All held at once, so that they differ. */
async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = held.map((server) => (server.address() as AddressInfo).port);
  for (const server of held) server.close();
  return ports;
}
