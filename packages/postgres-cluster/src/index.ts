export { postgresPrograms, startCluster } from './cluster.ts';
export type { Cluster, ClusterOptions } from './cluster.ts';
