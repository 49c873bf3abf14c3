/** Limits on texts that are read, and on what a scenario says. */
import type { LimitTable } from '@turnwise/kernel';

const TOO_BIG = 'The text is not read: an issue `tooBig`.';
const TOO_MANY = 'The scenario is refused with the issue `tooMany`.';

export const SCENARIO_LIMITS = {
  textCharacters: {
    usual: 8_000_000,
    unit: 'characters',
    about: 'A text that is read: a scenario, a level, a ruleset, a saved match, as JSON.',
    at: TOO_BIG,
    changedBy: 'nobody',
  },
  yamlCharacters: {
    usual: 1_000_000,
    unit: 'characters',
    about: 'The same as YAML, which takes longer to read. A larger text must be JSON.',
    at: TOO_BIG,
    changedBy: 'nobody',
  },
  yamlSigns: {
    usual: 50_000,
    unit: 'signs',
    about:
      'Line ends, tabs, quotation marks, commas, colons, dashes, opening brackets and `! & * ? | >` in a YAML text.',
    at: TOO_BIG,
    changedBy: 'nobody',
  },
  textDepth: {
    usual: 500,
    unit: 'levels',
    about: 'Nesting of a text by brackets, and by indentation.',
    at: 'The text is not read: an issue `tooDeep`.',
    changedBy: 'nobody',
  },
  aliases: {
    usual: 1_000,
    unit: 'aliases',
    about: 'Aliases (`*name`) in a YAML text. An anchor may be written out a hundred times.',
    at: 'The text is refused with the issue `tooMany`, or `unreadable`.',
    changedBy: 'nobody',
  },
  syntaxFaults: {
    usual: 20,
    unit: 'issues',
    about: 'Syntax errors that are reported for one text.',
    at: 'The rest are not reported.',
    changedBy: 'nobody',
  },
  documents: {
    usual: 200,
    unit: 'documents',
    about: 'YAML documents in one text.',
    at: 'None of them is read: an issue `tooMany`.',
    changedBy: 'nobody',
  },
  scenarioValues: {
    usual: 100_000,
    unit: 'values',
    about: 'Values in a scenario, without its options and its position.',
    at: 'The scenario is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  steps: { usual: 5_000, unit: 'steps', about: 'Steps of a scenario.', at: TOO_MANY, changedBy: 'nobody' },
  seats: { usual: 100, unit: 'names', about: 'Seats that a scenario names.', at: TOO_MANY, changedBy: 'nobody' },
  hiddenWords: {
    usual: 1_000,
    unit: 'words',
    about: 'Words that `viewHides` lists for a seat.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  title: {
    usual: 1_000,
    unit: 'characters',
    about: 'The title of a scenario, the id of its game, the name of a seat.',
    at: 'The scenario is refused with the issue `tooLong`.',
    changedBy: 'nobody',
  },
  failures: {
    usual: 100,
    unit: 'failures',
    about: 'Failures that a report lists for one scenario.',
    at: 'The rest are not reported.',
    changedBy: 'nobody',
  },
  failureText: {
    usual: 2_000,
    unit: 'characters',
    about: 'What a failure expected, what it found, and each of its notes.',
    at: 'A longer text is shortened in the middle.',
    changedBy: 'nobody',
  },
  reportCharacters: {
    usual: 50_000,
    unit: 'characters',
    about: 'All failures of a report.',
    at: 'The rest are not reported.',
    changedBy: 'nobody',
  },
  frames: {
    usual: 20_000,
    unit: 'frames',
    about: 'Frames that a scenario plays, counting those of system inputs.',
    at: 'The scenario fails there, like one whose game reaches no decision.',
    changedBy: 'host',
  },
} as const satisfies LimitTable;
