/** `--log LEVEL`: how much of what happens is told. */
import { LOG_LEVELS } from '@turnwise/game';
import { Option } from 'commander';

export function logOption(): Option {
  return new Option('--log <level>', 'min: what players want to read; debug: everything, with all numbers').choices(
    LOG_LEVELS,
  );
}
