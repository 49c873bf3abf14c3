/** What can be said after `turnwise join URL`. */
import { Option } from 'commander';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { ClockSettings } from '@turnwise/protocol';
import { addTableFlags } from '../match-flags.ts';
import type { TableFlags } from '../match-flags.ts';

export interface JoinFlags extends TableFlags {
  readonly match?: string;
  readonly seat?: string;
  readonly name?: string;
  readonly token?: string;
  readonly watch?: true;
  readonly create?: string;
  readonly bots?: string;
  readonly undo?: 'free' | 'ownLast' | 'consent';
  readonly clock?: ClockSettings;
}

/** Those that only a new match has. */
const OF_NEW = ['bots', 'undo', 'clock', 'seats', 'options', 'option', 'level', 'file'] as const;

export function addJoinFlags(command: Command): Command {
  command
    .option('--match <id>', 'the match to join, if the URL does not name it')
    .option('--seat <name>', 'the seat to take or to come back to (default: yours, or the first that is open)')
    .option('--name <name>', 'what others call you')
    .option(
      '--token <file>',
      'a file with the token of a seat; TURNWISE_TOKEN may hold it too (default: the one that was kept)',
    )
    .addOption(new Option('--watch', 'look on without a seat').conflicts(['seat', 'token']))
    .addOption(new Option('--create <game>', 'create a match of this game and join it').conflicts(['match', 'token']))
    .option(
      '--bots <bots>',
      'who plays the other seats of a new match: a bot for all, or O=greedy,X=random (default: people)',
    )
    .addOption(
      new Option(
        '--undo <policy>',
        'who may undo in a new match: anybody, each their own last input, or all together',
      ).choices(['free', 'ownLast', 'consent']),
    )
    .option('--clock <clock>', 'clocks of a new match: move:60 seconds, match:300+5 seconds, or days:3', readClock);
  return addTableFlags(command);
}

/** The first flag of a new match that was given where there is none. */
export function strayFlag(flags: JoinFlags): string | undefined {
  if (flags.create !== undefined || flags.ruleset !== undefined) return undefined;
  return OF_NEW.find((name) => flags[name] !== undefined);
}

function readClock(text: string): ClockSettings {
  const [, kind, number, increment] = /^(move|match|days):(\d{1,6})(?:\+(\d{1,4}))?$/.exec(text) ?? [];
  const value = Number(number);
  if (kind === 'match')
    return { kind, seconds: value, ...(increment === undefined ? {} : { increment: Number(increment) }) };
  if (increment === undefined && kind === 'move') return { kind, seconds: value };
  if (increment === undefined && kind === 'days') return { kind, days: value };
  throw new InvalidArgumentError('expected move:SECONDS, match:SECONDS+SECONDS or days:DAYS');
}
