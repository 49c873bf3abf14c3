/** Every file that is made of the rulesets under games/, with the text that it must have. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue, Json } from '@turnwise/kernel';
import { checkRuleset, mergeRulesets } from '@turnwise/ruleset';
import { parse } from 'yaml';
import { withLists } from './rules-page.ts';
import { rulesetText } from './ruleset-text.ts';
import type { Document } from './ruleset-text.ts';

export interface MadeFile {
  readonly file: string;
  readonly text: string;
}

export function madeFiles(games: string): readonly MadeFile[] {
  return readdirSync(games)
    .map((id) => join(games, id))
    .filter((game) => existsSync(join(game, 'ruleset')))
    .toSorted()
    .flatMap((game) => {
      const ruleset = mergedRuleset(join(game, 'ruleset'));
      const page = join(game, 'RULES.md');
      return [
        { file: join(game, 'src', 'ruleset.json'), text: rulesetText(ruleset) },
        { file: page, text: withLists(readFileSync(page, 'utf8'), ruleset) },
      ];
    });
}

/** The YAML files of a folder as one document, `game.yaml` first. One with errors is not made anything of. */
function mergedRuleset(folder: string): Document {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const inOrder = names.toSorted((a, b) => Number(b === 'game.yaml') - Number(a === 'game.yaml') || (a < b ? -1 : 1));
  const merged = mergeRulesets(inOrder.map((name) => parse(readFileSync(join(folder, name), 'utf8')) as Json));
  refuse(folder, merged.issues);
  refuse(folder, checkRuleset(merged.document).errors);
  return merged.document as Document;
}

function refuse(folder: string, issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const lines = issues.map(({ path, code, expected }) => `${path}: ${code}, expected ${expected}`);
  throw new Error([`${folder} has issues`, ...lines].join('\n'));
}
