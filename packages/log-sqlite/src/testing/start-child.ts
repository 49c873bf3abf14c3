/** Another process, from source, whose lines are read as they come. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Child {
  /** What it has printed so far, line by line. */
  readonly lines: readonly string[];
  /** Resolves when it has printed this many lines, or has ended. */
  printed(count: number): Promise<void>;
  /** Ends it without warning. */
  kill(): void;
  /** Resolves when it is gone and everything that it printed has been read. */
  readonly gone: Promise<unknown>;
}

/** `uid`: the user that it runs as. */
export function startChild(script: URL, argv: readonly string[], uid?: number): Child {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@turnwise/source', fileURLToPath(script), ...argv],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    },
  );
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const gone = Promise.all([once(reader, 'close'), once(child, 'exit')]);
  return {
    lines,
    async printed(count) {
      const enough = new Promise<void>((resolve) => {
        const look = (): void => {
          if (lines.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
      await Promise.race([enough, gone]);
    },
    kill: () => void child.kill('SIGKILL'),
    gone,
  };
}
