/** `--log LEVEL`: how much of what happens is told. */
import { LOG_LEVELS } from '@turnwise/game';
import { Option } from 'commander';

export function logOption(): Option {
  return new Option('--log <level>', 'what players want to read, or everything with its figures').choices(LOG_LEVELS);
}
