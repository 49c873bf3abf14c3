/** What the reference page says in sentences: of the format as a whole, of expressions and of selectors. */

export const INTRODUCTION: readonly string[] = [
  '# The ruleset format',
  '',
  'Every section, key and operator of a ruleset. This page is generated from the schema and the operators (`npx vitest run',
  'packages/ruleset/src/schema -u` regenerates it). [Writing a ruleset](writing-a-ruleset.md) builds a game from scratch;',
  '[how a ruleset runs](how-a-ruleset-runs.md) says exactly what everything does.',
  '',
  'A ruleset is one JSON or YAML file, or a folder of them: lists are joined in the order of the file names, everything else must be in only one',
  'file. Ids have lower-case letters, digits and underscores. Numbers are whole. A question mark marks an optional key; an alias is',
  'another spelling of a key. A single word may be given instead of a list of `types` or `keywords`, and `false` means no limit.',
  'For editors there is [a JSON Schema](../packages/ruleset/ruleset.schema.json): name it under `$schema`, or in YAML in the first line,',
  '`# yaml-language-server: $schema=…`. [A small complete ruleset](../packages/ruleset/examples/example.ruleset.yaml) shows most of it.',
];

export const EXPRESSIONS: readonly string[] = [
  '## Expressions',
  '',
  'A **value** is a number, `true` or `false`, a bare word, `{ ref: PATH }`, `{ op: … }` with an operator of [values](#values), `{ selector: … }`',
  'for a list, or a [condition](#conditions), which is true or false. A bare word is whatever has that name at this place (a root, a target, a bound',
  'name, a parameter), otherwise a name of the ruleset: a zone, a phase, a step, a kind of event, a card. A bare path (`player.points`) is a `ref` too.',
  '*Nothing* is the value of anything that does not exist: arithmetic treats it as 0, and every comparison with it is false. YAML needs quotes around',
  'comparisons: `is: ">="`.',
  '',
  '### things',
  '',
  'A **thing** is one or more cards, players or items of the stack: a bare word, `{ ref }`, `{ selector }`, or `{ op: first | at | when … }`. A **list** is the',
  'same, and a selector may be written there directly. If one player is needed and none is named, it is `controller`.',
  '',
  '### paths',
  '',
  'A path begins with a root:',
  '',
  '| root | is | where |',
  '| --- | --- | --- |',
  '| `self` | the card whose ability this is; the first target of an action | abilities, actions, `resolve` of events |',
  '| `card` | the same; in an action the target of this name, if there is one | as `self` |',
  '| `source` | the card whose ability this is; in an action the target of this name, else the card that it is played from | as `self` |',
  '| `owner` | the owner of `self` | as `self` |',
  '| `event` | the event that is answered or resolved; continues with a field of its payload or `kind` | reactions, triggered abilities, replacements, actions, `resolve`, `victory` with `on` |',
  '| a name, `target.NAME`, `bound.NAME` | a target; what an earlier effect has bound with `as`; a parameter of the action | where such names exist |',
  '| `it` | the thing being checked | `where` and `order` of selectors, `value` of sums |',
  '| `controller` | the seat whose ability or action this is; in the game’s own rules, the active seat | everywhere |',
  '| `player` | in `victory` the seat being checked; in reactions `event.player`; otherwise `controller` | everywhere |',
  '| `opponent` | the next seat after `controller` | everywhere |',
  '| `active` | the seat whose turn it is | everywhere |',
  '| `players`, `opponents` | lists of seats, from `controller` on | everywhere |',
  '| `state` | the match | everywhere |',
  '',
  'and continues with properties:',
  '',
  '| of | properties |',
  '| --- | --- |',
  '| a card | `cost`, an attribute, a flag, `flags.NAME`, `counters.NAME`, `controller`, `owner`, `zone`, `definition` |',
  '| a player | a resource, a flag, `flags.NAME`, a zone (a list) |',
  '| an item of the stack | the targets of its action, by name |',
  '| the match | `turn`, `phase`, `step`, `active`, `stack` (how many items), `flags.NAME`, a shared zone (a list) |',
  '| a list | `count`, and what its first thing has |',
];

export const SELECTORS: readonly string[] = [
  '## Selectors',
  '',
  'A selector gathers cards (in the play zone if no zone is named), players (`players`), or items of the stack (`stack`): all for which every key holds.',
  'The table says which of them a key is for; the checker warns about a key that is for others. Without `order`, `top` and `bottom` they come in the order of their ids.',
];

export const POSITIONS: readonly string[] = [
  '## Positions',
  '',
  'How scenarios (`position`), `turnwise play --position` and saves write the position of a match. A match that begins in a position begins there: `setup` does not',
  'run, and decks and the `cards` of zones are not laid out. The examples are of [the example](../packages/ruleset/examples/example.ruleset.yaml), played by ann and bob.',
];

export const CARDS_TEXT: readonly string[] = ['A **card** is a word, its id or that of its definition, or a record:'];

export const INPUTS: readonly string[] = [
  '## Inputs',
  '',
  'What a seat does, and what a host does for the system, by `kind`. In a scenario the seat is named beside it: `{ as: ann, input: { kind: pass } }`.',
];

export const TIME_OUT: readonly string[] = [
  '### timeOut',
  '',
  'What happens when a seat runs out of time. `fallback` declines if possible, otherwise takes the first candidates; `pass` is the same for a question;',
  '`concede`; or `{ answer }`. An effect that asks sets it for its own question, a target of an ability or a reaction for itself, a rule for everything that it asks, a step for',
  'everything that is asked in it, an entry of `priorityWindows` for priority there: the nearest one counts.',
];
