// A file that may not be written can be read. The superuser may write everything, so that then somebody else does this.
import { accessSync, chmodSync, constants, copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeFile } from './file/close-file.ts';
import type { Store } from './file/store.ts';
import { freshFolder } from './testing/folder.ts';
import { copyAsIs, makeSample, openSample } from './testing/sample.ts';
import { startChild } from './testing/start-child.ts';

const READER = new URL('testing/reader.ts', import.meta.url);
const NOBODY = 65_534;
const isSuperuser = process.getuid?.() === 0;
/** Nobody may not be allowed to see where the sources are. */
const canRun =
  !isSuperuser || spawnSync('cat', [fileURLToPath(READER)], { uid: NOBODY, gid: NOBODY, stdio: 'ignore' }).status === 0;

const folder = freshFolder();
let open: Store;
beforeAll(() => {
  makeSample(folder.file('sample.db'));
  open = openSample(folder.file('open.db'));
});
afterAll(() => {
  closeFile(open);
  chmodSync(folder.path, 0o755);
  folder.remove();
});

async function readBySomebody(file: string): Promise<readonly string[]> {
  chmodSync(file, 0o444);
  chmodSync(folder.path, 0o555);
  const child = startChild(READER, [file], isSuperuser ? NOBODY : undefined);
  await child.gone;
  chmodSync(folder.path, 0o755);
  return child.lines;
}

test.skipIf(!canRun)('it is read, and writing to it says why not', async () => {
  const file = folder.file('read-only.db');
  copyFileSync(folder.file('sample.db'), file);
  expect(await readBySomebody(file)).toEqual([
    'read 10',
    'listed 12',
    expect.stringMatching(/^append readOnly /),
    expect.stringMatching(/^create readOnly /),
    'read 10',
  ]);
});

test.skipIf(!canRun)('with a journal that a crash left, it would show too little, and is refused', async () => {
  const file = folder.file('crashed.db');
  copyAsIs(folder.file('open.db'), file);
  expect(await readBySomebody(file)).toEqual([expect.stringMatching(/^open readOnly .*was not closed in order/)]);
  expect(() => accessSync(`${file}-wal`, constants.F_OK)).not.toThrow();
});
