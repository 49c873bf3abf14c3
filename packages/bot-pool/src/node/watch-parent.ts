/**
 * Ends this process soon after the one that started it is gone, even while a bot does not let it hear anything: a thread looks now and then
 * who its parent is. Where parents never change, as on Windows, only a bot that lets it hear ends.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks. */
const PAUSE = 1000;

const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), ${PAUSE});
`;

export function watchParent(parent: number): void {
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  const options = { eval: true, workerData: parent, execArgv: [], resourceLimits };
  // Without it all is well but for a bot that hangs while its host is killed.
  new Worker(WATCH, options).on('error', () => undefined).unref();
}
