/** One figure in a process of its own: `child.ts QUESTION ABOUT` prints its samples as one line of JSON. */
import type { Question } from './figure.ts';

const [question = '', about = ''] = process.argv.slice(2);
const { measure } = (await import(`./questions/${question}.ts`)) as { measure: Question };
process.stdout.write(`${JSON.stringify(await measure(about))}\n`);
