export { openNatsLog } from './open-nats-log.ts';
export type { NatsLogOptions } from './open-nats-log.ts';
