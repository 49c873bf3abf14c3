/** What the reference page says in sentences: of the format as a whole, of expressions and of selectors. */

export const INTRODUCTION: readonly string[] = [
  '# The ruleset format',
  '',
  'Every section, key and operator of a ruleset. The page is made from the schema and the operators themselves (`npx vitest run',
  'packages/ruleset/src/schema -u` writes it anew). [Writing a ruleset](writing-a-ruleset.md) builds a game from nothing;',
  '[how a ruleset runs](how-a-ruleset-runs.md) says exactly what everything does.',
  '',
  'A ruleset is one JSON or YAML file, or a folder of them: lists are joined in the order of the file names, everything else stands in one',
  'file alone. Ids are of lower case letters, digits and underscores. Numbers are whole. A question mark marks a key that may be left out; an alias is',
  'another spelling of a key. A single word may stand for a list of `types` or `keywords`, and a limit that is `false` is none.',
  'For editors there is [a JSON Schema](../packages/ruleset/ruleset.schema.json): name it under `$schema`, or in YAML in the first line,',
  '`# yaml-language-server: $schema=…`. [A small complete ruleset](../packages/ruleset/examples/example.ruleset.yaml) shows most of it.',
];

export const EXPRESSIONS: readonly string[] = [
  '## Expressions',
  '',
  'A **value** is a number, `true` or `false`, a bare word, `{ ref: PATH }`, `{ op: … }` with an operator of [values](#values), `{ selector: … }`',
  'for a list, or a [condition](#conditions), which is true or false. A bare word is what is called so at this place (a root, a target, a bound',
  'name, a parameter), else a name of the ruleset: a zone, a phase, a step, a kind of event, a card. A bare path (`player.points`) is a `ref` too.',
  '*Nothing* is the value of what is not there: arithmetic takes it as 0, and every comparison with it is false. YAML wants quotes around',
  'comparisons: `is: ">="`.',
  '',
  '### things',
  '',
  'A **thing** is one or more cards, players or items of the stack: a bare word, `{ ref }`, `{ selector }`, or `{ op: first | at | when … }`. A **list** is the',
  'same, and a selector may stand there as it is. Where one player is wanted and none is named, it is `controller`.',
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
  '| `event` | what is answered or resolved; goes on with a field of its payload or `kind` | reactions, triggered abilities, replacements, actions, `resolve`, `victory` with `on` |',
  '| a name, `target.NAME`, `bound.NAME` | a target; what an effect before has bound with `as`; a parameter of the action | where there are such |',
  '| `it` | the thing looked at | `where` and `order` of selectors, `value` of sums |',
  '| `controller` | the seat whose ability or action this is; in the game’s own rules the active seat | everywhere |',
  '| `player` | in `victory` the seat looked at; in reactions `event.player`; else `controller` | everywhere |',
  '| `opponent` | the next seat after `controller` | everywhere |',
  '| `active` | the seat whose turn it is | everywhere |',
  '| `players`, `opponents` | lists of seats, from `controller` on | everywhere |',
  '| `state` | the match | everywhere |',
  '',
  'and goes on with properties:',
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
  'A selector gathers cards (of the play zone, if no zone is named), players (`players`), or items of the stack (`stack`): all for which every key holds.',
  'The table says of which of them a key speaks; the checker warns of a key that is for others. Without `order`, `top` and `bottom` they come in the order of their ids.',
];

export const POSITIONS: readonly string[] = [
  '## Positions',
  '',
  'How scenarios (`position`), `turnwise play --position` and saves write where a match stands. A match that begins in a position begins there: `setup` does not',
  'run, and decks and the `cards` of zones are not laid out. The examples are of [the example](../packages/ruleset/examples/example.ruleset.yaml), played by ann and bob.',
];

export const CARDS_TEXT: readonly string[] = ['A **card** is a word, its id or that of its definition, or a record:'];

export const INPUTS: readonly string[] = [
  '## Inputs',
  '',
  'What a seat does, and what a host does for the system, by `kind`. In a scenario the seat stands beside it: `{ as: ann, input: { kind: pass } }`.',
];

export const TIME_OUT: readonly string[] = [
  '### timeOut',
  '',
  'What comes of it when a seat lets its time run out. `fallback` declines what can be declined, else takes the first there is; `pass` is the same for a question;',
  '`concede`; or `{ answer }`. An effect that asks says it for its own question, a target of an ability or a reaction for itself, a rule for all that it asks, a step for',
  'all that is asked in it, an entry of `priorityWindows` for priority there: the nearest counts.',
];
