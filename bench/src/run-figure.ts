/**
 * Measures one figure in fresh processes, one after the other, so that no figure spoils another's type feedback. They run the
 * packages as they are built and as users have them: `tsx` keeps the names of functions, which costs rulesets a sixth of their time.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure, Samples } from './figure.ts';
import { summarise } from './measurement.ts';
import type { Measurement } from './measurement.ts';

const FOLDER = join(import.meta.dirname, '..');

export async function runFigure(figure: Figure): Promise<Measurement> {
  const samples: Samples[] = [];
  // One after the other: two at once would fight for the memory bus and the caches.
  for (let i = 0; i < figure.processes; i++) samples.push(await runChild(figure));
  return summarise(figure, samples);
}

async function runChild({ question, about }: Figure): Promise<Samples> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--expose-gc', join(FOLDER, 'src', 'child.ts'), question, about],
    // Peers check less in production, and their users run them so. `tsx` and the workspaces are found from this folder upwards.
    { cwd: FOLDER, env: { ...process.env, NODE_ENV: 'production' } },
  );
  return JSON.parse(stdout) as Samples;
}
