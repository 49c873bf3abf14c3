/** Rulesets to begin from, with scenarios that they pass. Their texts are loaded when one is opened. */
import { joinParts } from './join-parts.ts';

export const GALLERY_IDS = ['starter', 'example', 'duel', 'whist', 'mancala'] as const;
export type GalleryId = (typeof GALLERY_IDS)[number];

type Texts = Readonly<Record<string, () => Promise<string>>>;

const RULESETS: Texts = import.meta.glob<string>(
  [
    '../../../../cli/starter.ruleset.yaml',
    '../../../../../packages/ruleset/examples/example.ruleset.yaml',
    '../../../../../games/{duel,whist,mancala}/ruleset/*.yaml',
  ],
  { query: '?raw', import: 'default' },
);
const SCENARIOS: Texts = import.meta.glob<string>(
  [
    '../../../../../packages/ruleset/scenarios/[0-9]*.yaml',
    '../../../../../games/duel/scenarios/{combat,stack}.yaml',
    '../../../../../games/whist/scenarios/{deal,tricks}.yaml',
    '../../../../../games/mancala/scenarios/{sowing,capture}.yaml',
  ],
  { query: '?raw', import: 'default' },
);

const FOLDERS: Readonly<Record<GalleryId, readonly [rules: string, scenarios: string | null]>> = {
  starter: ['/cli/starter.ruleset.yaml', null],
  example: ['/examples/example.ruleset.yaml', '/packages/ruleset/scenarios/'],
  duel: ['/games/duel/ruleset/', '/games/duel/scenarios/'],
  whist: ['/games/whist/ruleset/', '/games/whist/scenarios/'],
  mancala: ['/games/mancala/ruleset/', '/games/mancala/scenarios/'],
};

export function isGalleryId(id: string): id is GalleryId {
  return (GALLERY_IDS as readonly string[]).includes(id);
}

export async function galleryTexts(id: GalleryId): Promise<{ readonly text: string; readonly scenarios: string }> {
  const [rules, scenarios] = FOLDERS[id];
  const parts = await textsIn(RULESETS, rules);
  const [only] = parts;
  const text = parts.length === 1 && only !== undefined ? only.text : joinParts(parts);
  const found = scenarios === null ? [] : await textsIn(SCENARIOS, scenarios);
  return { text: ofItsOwn(id, text), scenarios: found.map((one) => one.text.trim()).join('\n---\n') };
}

/** The starter is made for the command line, which puts the name of its file in. */
function ofItsOwn(id: GalleryId, text: string): string {
  return id === 'starter' ? text.replaceAll('THIS-FILE', 'my-game.ruleset.yaml') : text;
}

async function textsIn(texts: Texts, folder: string) {
  const names = Object.keys(texts).filter((name) => name.includes(folder));
  return await Promise.all(names.map(async (name) => ({ name, text: await texts[name]!() })));
}
