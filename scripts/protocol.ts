// `npm run protocol`: writes docs/protocol.md and docs/openapi.json anew from the schemas of the protocol.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi, protocolPage } from '@turnwise/protocol/pages';

write('docs/protocol.md', protocolPage());
write('docs/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`);

function write(path: string, text: string): void {
  const file = join(import.meta.dirname, '..', path);
  const isSame = readIfThere(file) === text;
  if (!isSame) writeFileSync(file, text);
  console.log(isSame ? `${path} is as it was` : `${path} is written`);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
