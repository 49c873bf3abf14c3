/** Figures for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './house.ts';

export class Metrics {
  readonly #registry = new Registry();
  readonly #messages: Counter<'what'>;
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #alarms: Counter<'kind'>;

  constructor(house: () => House | undefined, sockets: () => number, threads: () => number) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'turnwise_' });
    this.#messages = new Counter({
      name: 'turnwise_messages_total',
      help: 'Messages that came over sockets, those that were refused, and updates that were dropped.',
      labelNames: ['what'],
      registers,
    });
    this.#requests = new Histogram({
      name: 'turnwise_request_seconds',
      help: 'How long requests took.',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    this.#alarms = new Counter({
      name: 'turnwise_alarms_total',
      help: 'What an operator should look at: a departure from the log, a fault in a program, a bot that fails.',
      labelNames: ['kind'],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('turnwise_tables', 'Tables that are open in this process.', () => house()?.size ?? 0);
    gauge('turnwise_threads', 'Threads with matches by what people brought.', threads);
    gauge('turnwise_sockets', 'Sockets that are open.', sockets);
  }

  message(what: 'message' | 'dropped' | 'refused'): void {
    this.#messages.inc({ what });
  }

  request(route: string, status: number, seconds: number): void {
    this.#requests.observe({ route, status: String(status) }, seconds);
  }

  alarm(kind: string): void {
    this.#alarms.inc({ kind });
  }

  written(): Promise<string> {
    return this.#registry.metrics();
  }
}
