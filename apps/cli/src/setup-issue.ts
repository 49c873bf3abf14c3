/** What is wrong with what a match should begin with, as a line. An option that the game does not have is told by its name. */
import type { AnyGame } from '@turnwise/game';
import { formatIssue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

export function setupIssue({ id }: AnyGame, one: Issue): string {
  const [, name] = /^options\.([^.[]+)$/.exec(one.path) ?? [];
  if (name === undefined || one.code !== 'unknownField') return formatIssue(one);
  const [, known] = /, only (.+)$/.exec(one.expected) ?? [];
  return `--option: ${id} has no option '${name}'${known === undefined ? ', and no other options' : `, only ${known}`}`;
}
