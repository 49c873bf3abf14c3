/** Implements what the checker offers to operators: walks expressions and effects with their places and what can be spoken of there. */
import type {
  ConditionNode,
  EffectNode,
  ListNode,
  OperatorNode,
  SelectorNode,
  TimeOutNode,
  ValueNode,
  ZoneRole,
} from '../nodes.ts';
import type { ConditionFacts, EffectFacts, Facts, ValueFacts } from '../operators/facts.ts';
import { isBareSelector } from '../schema/operands.ts';
import type { AbilityUses } from './ability-uses.ts';
import { answerInstead } from './answers.ts';
import type { AskedAs } from './answers.ts';
import { mayOverflow } from './capacity.ts';
import { checkSelector } from './check-selector.ts';
import type { Checking } from './checking.ts';
import type { Code } from './codes.ts';
import { constantOf } from './constant.ts';
import type { Declared, Payload, Sort } from './declared.ts';
import type { FollowUps } from './follow-ups.ts';
import type { IssueBook } from './issue-book.ts';
import { isDeclared, mayBeDeclared, namesOf, sortsOf, sortText, typeText } from './name-sorts.ts';
import { textOf, under } from './path.ts';
import type { Path } from './path.ts';
import { isNameHere, refType, wordsOf } from './ref-type.ts';
import { RESERVED } from './scope.ts';
import type { CertainNames, Scope } from './scope.ts';
import { checkEffectSecrets, readsSecretParam } from './secret-params.ts';
import { isSecret } from './secrets.ts';
import { comparable, elementOf, fitsThings, isName, isThing, listOf, NAME_TYPES } from './value-types.ts';
import type { NameType, ValueType, WantedThings } from './value-types.ts';

/** What one check of a document shares. */
export interface Board {
  readonly declared: Declared;
  readonly operators: OperatorChecks;
  readonly issues: IssueBook;
  readonly uses: AbilityUses;
  readonly followUps: FollowUps;
}

/** The operators by name. */
export interface OperatorChecks extends Facts {
  readonly effects: ReadonlyMap<string, EffectFacts & Checked<void> & { readonly payable?: unknown }>;
  readonly conditions: ReadonlyMap<string, ConditionFacts & Checked<void>>;
  readonly values: ReadonlyMap<string, ValueFacts & Checked<ValueType>>;
}

interface Checked<V> {
  readonly check: (node: OperatorNode, checking: Checking) => V;
}

export class Checker implements Checking {
  readonly #board: Board;
  readonly #scope: Scope;
  readonly #path: Path | null;

  constructor(board: Board, scope: Scope, path: Path | null) {
    this.#board = board;
    this.#scope = scope;
    this.#path = path;
  }

  get event(): Payload | null {
    return this.#scope.event;
  }
  get randomAllowed(): boolean {
    return this.#scope.random;
  }
  get isCost(): boolean {
    return this.#scope.cost;
  }

  at(...keys: readonly (string | number)[]): Checker {
    return new Checker(this.#board, this.#scope, under(this.#path, ...keys));
  }

  /** The same before any target is chosen. */
  beforeTargets(): Checker {
    return this.#scope.chosen === 0 ? this : this.with({ chosen: 0 });
  }

  withIt(it: ValueType): Checker {
    return this.with({ it, random: false });
  }

  with(change: Partial<Scope>): Checker {
    return new Checker(this.#board, { ...this.#scope, ...change }, this.#path);
  }

  value(key: string | number, node: ValueNode, wanted?: 'number' | 'flag' | NameType): ValueType {
    const type = this.#typeOf(key, node, wanted);
    if (wanted === undefined || comparable(type, wanted)) return type;
    this.#mismatch(key, wanted, type, node);
    return 'unknown';
  }

  number(key: string | number, node: ValueNode | undefined): void {
    if (node !== undefined) this.value(key, node, 'number');
  }

  count(key: string | number, node: ValueNode | undefined, least = 0): void {
    this.number(key, node);
    const value = this.constant(node);
    if (value !== undefined && value < least) this.issue(key, 'impossibleNumber', `at least ${least}`, value);
  }

  divisor(key: string | number, node: ValueNode): void {
    this.number(key, node);
    if (this.constant(node) === 0) this.issue(key, 'impossibleNumber', 'a number other than 0', 0);
  }

  attainable(key: string, resource: string, node: ValueNode | undefined): void {
    this.number(key, node);
    const most = this.#board.declared.most.get(resource) ?? Infinity;
    const value = this.constant(node);
    if (value !== undefined && value > most)
      this.issue(key, 'impossibleNumber', `at most ${most}, because nobody can have more ${resource}`, value);
  }

  needsHealth(key: string, type: ValueType): void {
    if (elementOf(type) === 'player' && !this.#board.declared.health)
      this.issue(key, 'missingHealth', 'a resource with the role health in the ruleset', typeText(type));
  }

  pair(left: ValueNode, right: ValueNode): ValueType {
    if (this.#isWord(left)) return this.#wordBeside('left', left, this.value('right', right), right);
    if (this.#isWord(right)) return this.#wordBeside('right', right, this.value('left', left), left);
    const [one, other] = [this.value('left', left), this.value('right', right)];
    if (!comparable(one, other)) this.#mismatch('right', one, other, right);
    return one;
  }

  thing(key: string, node: ValueNode | undefined, wanted: WantedThings): ValueType {
    if (node === undefined) return 'unknown';
    const type = this.#typeOf(key, node);
    if (fitsThings(type, wanted)) return type;
    this.#mismatch(key, wanted, type, node);
    return 'unknown';
  }

  player(key: string, node: ValueNode | undefined): void {
    this.thing(key, node, 'players');
  }

  list(key: string, node: ListNode): ValueType {
    if (isBareSelector(node)) return this.selector(key, node);
    const type = this.#typeOf(key, node);
    if (isThing(type) || type === 'unknown') return listOf(type);
    this.#mismatch(key, 'entities', type, node);
    return 'unknown';
  }

  selector(key: string, node: SelectorNode): ValueType {
    return checkSelector(node, this.at(key));
  }

  conditions(key: string, nodes: ConditionNode | readonly ConditionNode[] | undefined): void {
    if (nodes === undefined) return;
    const inner = this.#withoutChance().at(key);
    if ('op' in nodes) inner.#condition(nodes);
    else nodes.forEach((node, index) => inner.at(index).#condition(node));
  }

  effects(key: string, nodes: readonly EffectNode[] | undefined, perhaps?: 'perhaps'): void {
    const inner = (perhaps === undefined ? this : this.with({ sure: false })).at(key);
    nodes?.forEach((node, index) => {
      const at = inner.at(index);
      this.#board.operators.effects.get(node.op)?.check(node, at);
      at.secretsOf(node);
    });
  }

  /** Told of an effect that all see and that hangs on a secret parameter. */
  secretsOf(node: EffectNode): void {
    if (this.#board.operators.effects.get(node.op)?.keepsSecrets !== true) checkEffectSecrets(node, this, this.#scope);
  }

  known(key: string | number, sort: Sort, ids: string | readonly string[] | undefined): void {
    if (ids === undefined) return;
    if (typeof ids !== 'string') {
      const inner = this.at(key);
      ids.forEach((id, index) => inner.known(index, sort, id));
    } else if (!mayBeDeclared(this.#board.declared, sort, ids)) {
      const code = UNLISTED[sort] ?? 'unknownName';
      this.issue(key, code, sortText(sort), ids, namesOf(this.#board.declared, sort));
    }
  }

  phase(phase: string, step: string | undefined): void {
    this.known('phase', 'phase', phase);
    const steps = this.#board.declared.steps.get(phase);
    if (step === undefined || steps === undefined || steps.has(step) || this.#board.declared.open.has('step')) return;
    this.issue('step', 'unknownName', `a step of the phase ${phase}`, step, [...steps]);
  }

  needsZone(role: ZoneRole): void {
    if (this.zoneOf(role) === undefined) this.issue('op', 'missingZone', `a zone with the role ${role} in the ruleset`);
  }

  needsFlag(flag: string): void {
    if (!this.#board.declared.names.cardFlag.has(flag))
      this.issue('op', 'missingFlag', `the flag ${flag} of cards in the ruleset`);
  }

  timeOut(node: TimeOutNode | undefined, question: AskedAs): void {
    if (node === undefined) return;
    if (question.of === 'nothing') this.issue('timeOut', 'unusedKey', 'no timeOut, because nobody is asked here');
    if (typeof node === 'string') return;
    const instead = answerInstead(node.answer, question);
    if (instead !== undefined) this.at('timeOut').issue('answer', 'impossibleAnswer', instead, node.answer);
  }

  needsBefore(): void {
    if (!this.#scope.before)
      this.issue(
        'op',
        'notBefore',
        'a replacement, or a rule with `timing: before`, because what has happened cannot be changed',
      );
  }

  noDuplicates(key: string, nodes: readonly { readonly id: string }[] | undefined): void {
    const seen = new Set<string>();
    nodes?.forEach(({ id }, index) => {
      if (seen.has(id)) this.at(key, index).issue('id', 'duplicateId', 'an id that is not used before', id);
      seen.add(id);
    });
  }

  bind(key: string, name: string | undefined, type: ValueType, from?: unknown): void {
    if (name === undefined) return;
    if (RESERVED.includes(name)) this.issue(key, 'reservedName', `a name other than ${RESERVED.join(', ')}`, name);
    const known = this.#board.followUps.hasLost(this.#path) ? 'unknown' : type;
    const ofSecretParam = readsSecretParam(from, this.#scope);
    this.#scope.bound.set(name, { id: name, type: known, secret: this.isSecret(from), ofSecretParam });
  }

  constant(node: unknown): number | undefined {
    return constantOf(node, this.#board.operators.values);
  }

  isSecret(node: unknown): boolean {
    return isSecret(node, this.#scope, this.#board.declared, this.#board.operators.values);
  }

  raises(kind: string, names: CertainNames = {}): void {
    this.#scope.raised.push({ kind, names, sure: this.#scope.sure });
  }

  mayRaise(kind: string, names: CertainNames = {}): void {
    this.#scope.raised.push({ kind, names, sure: false });
  }

  asks(): void {
    this.mayRaise('asked');
    this.mayRaise('answered');
  }

  fills(zone: string | undefined, amount: ValueNode | undefined): void {
    const { halting, sure } = this.#scope;
    const capacity = this.#board.declared.zones.get(zone ?? '')?.capacity;
    if (zone === undefined || capacity === undefined || halting === null || !sure) return;
    if (mayOverflow({ id: zone, capacity }, halting, amount))
      this.issue(
        'op',
        'mayHalt',
        `an \`if\` or a number that checks the room in ${zone} (it holds ${capacity}), because a full zone stops the match here`,
      );
  }

  executes(ability: ValueNode): void {
    this.#board.uses.execute(typeof ability === 'string' && !isNameHere(ability, this.#scope) ? ability : null);
  }

  zoneOf(role: ZoneRole): string | undefined {
    return this.#board.declared.roles[role];
  }

  payload(kind: string): Payload | undefined {
    return this.#board.declared.emitted.get(kind);
  }

  secretFields(kind: string): readonly string[] {
    return this.#board.declared.secretFields.get(kind) ?? [];
  }

  issue(key: string | number, code: Code, expected: string, found?: unknown, known?: readonly string[]): void {
    this.#board.issues.add(() => textOf(under(this.#path, key)), code, expected, found, known);
  }

  #withoutChance(): Checker {
    return this.#scope.random ? this.with({ random: false }) : this;
  }

  #condition(node: ConditionNode): void {
    this.#board.operators.conditions.get(node.op)?.check(node, this);
  }

  #typeOf(key: string | number, node: ValueNode, wanted?: ValueType): ValueType {
    if (typeof node === 'number') return 'number';
    if (typeof node === 'boolean') return 'flag';
    if (typeof node === 'string') return this.#isWord(node) ? this.#word(key, node, wanted) : this.#ref(key, node);
    // A condition may have an operand `selector` of its own.
    if ('op' in node) return this.at(key).#computed(node);
    if ('ref' in node) return this.at(key).#ref('ref', node.ref);
    return this.at(key).selector('selector', node.selector);
  }

  #computed(node: OperatorNode): ValueType {
    const operator = this.#board.operators.values.get(node.op);
    if (operator !== undefined) return operator.check(node, this);
    this.#withoutChance().#condition(node);
    return 'flag';
  }

  #ref(key: string | number, path: string): ValueType {
    const found = refType(path, this.#scope, this.#board.declared);
    if (!('code' in found)) return found.type;
    if (!(NAMES.has(found.code) && this.#mayBeName(found.found)))
      this.issue(key, found.code, found.expected, found.found, found.known);
    return 'unknown';
  }

  /** Whether it may be bound, or a target or a parameter, in what has not the right shape. */
  #mayBeName(word: string): boolean {
    const [root = ''] = word.split('.');
    return this.#board.followUps.mayBeName(this.#path, root);
  }

  /** A bare word that nothing at this place is called: one of the ruleset's names. */
  #isWord(node: ValueNode): node is string {
    return typeof node === 'string' && !isNameHere(node, this.#scope);
  }

  #word(key: string | number, word: string, wanted: ValueType | undefined): ValueType {
    if (wanted !== undefined && isName(wanted)) return this.#wordBeside(key, word, wanted);
    const { declared } = this.#board;
    const type = NAME_TYPES.find((one) => sortsOf(one).some((sort) => isDeclared(declared, sort, word)));
    return type ?? (declared.open.size > 0 ? 'unknown' : this.#ref(key, word));
  }

  /** `node` is what it is compared with. */
  #wordBeside(key: string | number, word: string, other: ValueType, node?: ValueNode): ValueType {
    const { declared } = this.#board;
    if (this.#mayBeName(word)) return 'unknown';
    const words = wordsOf(node, this.#scope);
    if (words?.includes(word) === false) this.issue(key, 'unknownName', `one of ${words.join(', ')}`, word, words);
    if (other === 'unknown') return other;
    if (!isName(other)) {
      this.#ref(key, word);
      return 'unknown';
    }
    const sorts = sortsOf(other);
    if (sorts.length > 0 && !sorts.some((sort) => mayBeDeclared(declared, sort, word)))
      this.issue(
        key,
        other === 'keyword' ? 'unknownKeyword' : 'unknownName',
        typeText(other),
        word,
        sorts.flatMap((sort) => namesOf(declared, sort)),
      );
    return other;
  }

  #mismatch(key: string | number, wanted: ValueType | WantedThings, type: ValueType, node: unknown): void {
    this.issue(key, 'typeMismatch', typeText(wanted), typeof node === 'object' ? typeText(type) : node);
  }
}

/** What is told of a name that nothing here has. */
const NAMES: ReadonlySet<Code> = new Set<Code>(['unknownName', 'notBoundYet', 'notHere']);

/** Words that need no declaration: one that nothing has is told, and may stand. */
const UNLISTED: Readonly<Partial<Record<Sort, Code>>> = { type: 'unknownType', keyword: 'unknownKeyword' };
