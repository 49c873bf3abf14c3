/** What holds in every state between two inputs. It is asked of whatever a save holds, so each part is looked at before it is believed. */
import { either, isRecord, issue, joinPath, list, object, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { MANUAL } from './awaited.ts';
import type { Content } from './content/types.ts';
import { STREAMS } from './dice.ts';
import { createLibrary } from './library.ts';
import type { Library } from './library.ts';
import { rejectionsOf } from './machine/rejections.ts';
import { AFFLICTIONS, BODY_SHAPES, INTENT, MACHINE_SHAPES, MORALE } from './notation/state-shapes.ts';
import type { Parts } from './parts.ts';
import { placeOf } from './registration.ts';
import { SETUP } from './setup-shapes.ts';
import { SIDES } from './words.ts';
import type { Body, Combatant, Effect, EncounterState } from './types.ts';
import type { EncounterPhase } from './words.ts';

/** Whether the rules are made with other parts decides which names are known. */
export function createInvariants(parts: Parts): (state: EncounterState) => readonly Issue[] {
  const library = createLibrary(parts);
  return (state) => {
    const malformed = [...KEYS.flatMap((key) => SHAPES[key].issues(state[key], key)), ...streamIssues(state.random)];
    if (malformed.length > 0) return malformed;
    const short = BY_COMBATANT.filter((key) => state[key].length !== state.setup.combatants.length);
    if (short.length > 0) return short.map((key) => issue(key, 'wrongLength', 'one for each combatant', state[key]));
    const misnamed = partIssues(state, parts);
    if (misnamed.length > 0) return misnamed;
    const { content } = library.books(state.setup);
    const unknown = nameIssues(state, content);
    return unknown.length > 0
      ? unknown
      : [
          ...bodyIssues(state),
          ...machineIssues(state),
          ...turnIssues(state, content),
          ...legalityIssues(state, library),
        ];
  };
}

const SHAPES: Readonly<Record<Exclude<keyof EncounterState, 'random'>, Shape<unknown>>> = {
  setup: SETUP,
  machine: object(MACHINE_SHAPES),
  bodies: list(object(BODY_SHAPES)),
  afflictions: list(AFFLICTIONS),
  forced: list(either(INTENT, oneOf([null]))),
  morale: MORALE,
};
const KEYS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
const BY_COMBATANT = ['bodies', 'afflictions', 'forced'] as const;

/** What a stream looks like is the kernel's to check; that each is there is ours. */
function streamIssues(random: unknown): readonly Issue[] {
  const streams = isRecord(random) ? random : {};
  return STREAMS.filter((name) => !isRecord(streams[name])).map((name) =>
    issue(`random.${name}`, 'missingStream', `the stream ${name}`, streams[name] ?? null),
  );
}

function partIssues({ setup }: EncounterState, { rulesets, providers }: Parts): readonly Issue[] {
  const named = SIDES.filter((side) => setup.control[side] !== MANUAL);
  return [
    ...known('setup.ruleset', [setup.ruleset], rulesets),
    ...named.flatMap((side) => known(`setup.control.${side}`, [setup.control[side]], providers)),
  ];
}

/** Whatever is named of the tables stands in them, and whoever is named fights. */
function nameIssues({ setup, machine, afflictions }: EncounterState, content: Content): readonly Issue[] {
  const ids: Table = Object.fromEntries(setup.combatants.map((combatant) => [combatant.id, combatant]));
  const { queue, effects } = machine;
  const issues = setup.combatants.flatMap((combatant, place) => [
    ...combatantIssues(combatant, `setup.combatants[${place}]`, content),
    ...(afflictions[place] ?? []).flatMap(({ id, source }) => [
      ...known(`afflictions[${place}]`, [id], content.conditions),
      ...known(`afflictions[${place}]`, [source], ids),
    ]),
  ]);
  if (Object.keys(ids).length !== setup.combatants.length)
    issues.push(issue('setup.combatants', 'twice', 'each id once', Object.keys(ids)));
  return [
    ...issues,
    ...known('machine.queue', queue, ids),
    ...known('machine.effects', effects.flatMap(concerned), ids),
    ...known('machine.effects', effects.flatMap(namedCondition), content.conditions),
  ];
}

function combatantIssues(combatant: Combatant, path: string, content: Content): readonly Issue[] {
  const { class: profession, monster, weapons, spells, items, attacks } = combatant;
  if ((profession === null) === (monster === null))
    return [issue(path, 'wrongCombatant', 'either a class or a monster', { class: profession, monster })];
  const inflicted = attacks.flatMap(({ inflicts }) => (inflicts === null ? [] : [inflicts.condition]));
  return [
    ...(profession === null ? [] : known(`${path}.class`, [profession], content.classes)),
    ...(monster === null ? [] : known(`${path}.monster`, [monster], content.monsters)),
    ...known(`${path}.weapons`, weapons, content.weapons),
    ...known(`${path}.spells`, spells, content.spells),
    ...known(`${path}.items`, items, content.items),
    ...known(`${path}.attacks`, inflicted, content.conditions),
  ];
}

type Table = Readonly<Record<string, unknown>>;

function known(path: string, names: readonly string[], table: Table): readonly Issue[] {
  return names
    .filter((name) => !Object.hasOwn(table, name))
    .map((name) => issue(path, 'unknownName', `one of ${Object.keys(table).join(', ')}`, name));
}

function concerned(effect: Effect): readonly string[] {
  const { source, target, actor, caster } = effect as Readonly<Record<string, unknown>>;
  return [source, target, actor, caster].filter((id) => typeof id === 'string');
}

function namedCondition(effect: Effect): readonly string[] {
  return 'condition' in effect ? [effect.condition] : [];
}

function bodyIssues({ machine, bodies, afflictions }: EncounterState): readonly Issue[] {
  return bodies.flatMap(({ hp, maxHp, dead }, place) => {
    const path = joinPath('bodies', place);
    const issues: Issue[] = [];
    if (hp > maxHp) issues.push(issue(`${path}.hp`, 'outOfRange', `at most ${maxHp}`, hp));
    if (dead && hp > 0) issues.push(issue(`${path}.hp`, 'outOfRange', '0, because it is dead', hp));
    // A fault may end it before deaths are looked at.
    if (!dead && hp === 0 && machine.state !== 'CHECK_DEATHS' && machine.state !== 'ENDED')
      issues.push(issue(`${path}.dead`, 'outOfRange', 'dead, because it has 0 hit points', dead));
    const worn = (afflictions[place] ?? []).map(({ id }) => id);
    if (new Set(worn).size !== worn.length)
      issues.push(issue(joinPath('afflictions', place), 'twice', 'each condition once', worn));
    return issues;
  });
}

/** Whose turn it is, and what is under way, fit the state of the machine. */
function machineIssues({ machine }: EncounterState): readonly Issue[] {
  const { state, queue, turn, current, intent, from, effects, outcome } = machine;
  const issues: Issue[] = [];
  const hold = (holds: boolean, field: string, expected: string, found: unknown): void => {
    if (!holds) issues.push(issue(`machine.${field}`, 'wrongMachine', expected, found));
  };
  hold(turn < Math.max(1, queue.length), 'turn', 'a place in the queue', turn);
  const between = state === 'INIT' || state === 'ROUND_START' || state === 'TURN_START' || state === 'ENDED';
  hold(between === (current === null), 'current', between ? 'nobody between turns' : 'whose turn it is', current);
  if (current !== null) hold(current === queue[turn], 'current', 'who is at that place of the queue', current);
  const pending = state === 'VALIDATE_INTENT' || state === 'EXECUTE_ACTION' || state === 'APPLY_EFFECTS';
  hold(pending === (intent !== null), 'intent', pending ? 'the intent of this turn' : 'none now', intent);
  hold((intent === null) === (from === null), 'from', 'whose intent it is', from);
  hold(state === 'APPLY_EFFECTS' || effects.length === 0, 'effects', 'none now', effects);
  hold((state === 'ENDED') === (outcome !== null), 'outcome', 'one at the end and none before', outcome);
  return issues;
}

/** Who is asked, or acts, is there and can act. */
function turnIssues({ setup, machine, bodies, afflictions }: EncounterState, content: Content): readonly Issue[] {
  const { state, current } = machine;
  const place = current === null ? -1 : placeOf(setup, current);
  if (place < 0 || !ACTING.some((one) => one === state)) return [];
  const { dead, fled } = bodies[place] as Body;
  const out = dead || fled || (afflictions[place] ?? []).some(({ id }) => content.conditions[id]?.cannotAct === true);
  return out ? [issue('machine.current', 'wrongMachine', 'somebody who can act', current)] : [];
}

const ACTING: readonly EncounterPhase[] = ['AWAIT_INTENT', 'VALIDATE_INTENT', 'EXECUTE_ACTION'];

/** What is executed was found legal, and nothing has changed since. */
function legalityIssues(state: EncounterState, library: Library): readonly Issue[] {
  const { state: phase, intent } = state.machine;
  if (phase !== 'EXECUTE_ACTION' || intent === null) return [];
  const legal = rejectionsOf(library, state, intent).length === 0;
  return legal ? [] : [issue('machine.intent', 'wrongMachine', 'an intent that is legal now', intent)];
}
