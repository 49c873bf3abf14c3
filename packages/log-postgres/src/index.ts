export { openPostgresLog } from './open-postgres-log.ts';
export type { PostgresLogOptions } from './open-postgres-log.ts';
