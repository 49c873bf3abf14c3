/** An action of a level in words. */
import type { Action } from '@turnwise/unseen';
import { say } from '../../words/language.svelte.ts';

export function actionText(action: Action): string {
  switch (action.kind) {
    case 'wait':
      return say('puzzles.action.wait');
    case 'useRift':
      return say('puzzles.action.useRift');
    case 'move':
    case 'push':
    case 'pull':
      return say(`puzzles.action.${action.kind}`, { dir: say(`puzzles.dir.${action.dir}`) });
  }
}
