// What every source of tables keeps. A source runs them all in its tests, from a lab of its own.
export { SOURCE_LAWS } from './source-laws.ts';
export { lawsFor } from './source-lab.ts';
export type { LabMatch, LabOrder, SourceLab } from './source-lab.ts';
