/**
 * What is wrong with a level, in words of the page: for what happens to those who draw one. Issues have codes but no parameters, so anything
 * else is told in the game's own English sentence, which says what was expected.
 */
import { en, type WordKey } from '../../words/en.ts';
import type { LevelIssueText } from './solve-level.ts';

export function issueWords(
  { code, path, text }: LevelIssueText,
  say: (key: WordKey, params?: Readonly<Record<string, string>>) => string,
): string {
  const key = `level.issue.${code}`;
  if (!Object.hasOwn(en, key)) return text;
  const told = say(key as WordKey);
  return path === '' ? told : say('level.issue.at', { told, path });
}
