// What every store of matches keeps. A store runs them all in its tests, from a lab of its own.
export { LOG_LAWS } from './log-laws.ts';
export type { LogLab, LogLaw } from './log-lab.ts';
export { losingAnswers } from './losing-answers.ts';
