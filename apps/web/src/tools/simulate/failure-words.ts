/** What is said of a simulation that could not be made. */
import type { WordKey } from '../../words/en.ts';
import type { SimulateFailure } from './messages.ts';

export function failureWords({ why, text }: SimulateFailure): readonly [WordKey, Readonly<Record<string, string>>] {
  switch (why) {
    case 'noGame':
      return ['simulate.missing', {}];
    case 'failed':
      return ['simulate.failed', { text }];
    case 'gone':
      return text === '' ? ['simulate.notLoaded', {}] : ['simulate.gone', { text }];
  }
}
