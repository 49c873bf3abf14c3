// Reading and writing.
export { readScenario, readScenarios } from './read.ts';
export type { ReadOptions } from './read.ts';
export { writeScenario } from './write.ts';
export { scenarioJsonSchema } from './json-schema.ts';
export { readSourceText } from './source-text.ts';
export type { SourcePlace, SourceOptions, SourceText } from './source-text.ts';
export { splitDocuments } from './split-documents.ts';
export type { SourceDocument } from './split-documents.ts';
export { FORMAT_VERSION } from './schema.ts';
export type { Expectation, Scenario, ScenarioSource, ScenarioStep, StepExpectation } from './scenario.ts';

// Bounds.
export { SCENARIO_LIMITS } from './limits.ts';

// Running.
export { runScenario } from './run-scenario.ts';
export type { ScenarioOptions } from './run-scenario.ts';
export { fileOption } from './file-option.ts';
export type { ReadParts } from './file-option.ts';
export { contentIssues, readContentSource } from './content-source.ts';
export type { ContentPart, ContentSource, PlacedIssue } from './content-source.ts';
export type { Failure, ScenarioReport } from './report.ts';
export type { Finding } from './finding.ts';
export { formatReport, formatUnreadable } from './format-report.ts';
export type { ReportPaint } from './format-report.ts';

// Matching in part, for other tests that want it.
export { matches, matchPart } from './match-part.ts';
export type { Difference } from './match-part.ts';
export { valueText } from './value-text.ts';

// Recording.
export { recordScenario, RECORDED_KEYS } from './record.ts';
export type { RecordedKey, RecordedMatch, RecordRequest } from './record.ts';
