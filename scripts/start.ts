// `npm start`: the page, the games behind it and matches that others join, at one address. The page is built first where it is missing or old.
import { buildPage, PAGE } from './build-page.ts';

const isTerminal = process.stdout.isTTY;
const asksForHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h');

try {
  const seconds = asksForHelp
    ? undefined
    : await buildPage((passed) => {
        if (isTerminal) process.stdout.write(`\rBuilding the page … ${passed} s`);
        else if (passed === 0) process.stdout.write('Building the page …\n');
      });
  if (seconds !== undefined)
    process.stdout.write(`${isTerminal ? '\r\u001B[K' : ''}The page was built in ${seconds} s.\n`);
  process.argv.splice(2, 0, 'serve', '--web', PAGE);
  await import('../apps/cli/src/main.ts');
} catch (error) {
  process.stderr.write(`turnwise: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
