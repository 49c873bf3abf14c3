/** The plain interpreter itself: every verb of `Plain`, each by the file that has the rule for it. */
import { advanceRandom, readStream } from '@turnwise/kernel';
import type { Json, Reader } from '@turnwise/kernel';
import type { ConditionNode, EffectNode, ListNode, SelectorNode, TargetNode, ThingNode, ValueNode } from '../nodes.ts';
import { isBareSelector } from '../schema/operands.ts';
import { abilitiesOf, abilityNamed, canActivate, worksIn } from './abilities.ts';
import { castCard, runAbility } from './answers.ts';
import { atOnce } from './at-once.ts';
import { newAttempt } from './attempts.ts';
import { ask, choose } from './choices.ts';
import { newEvent, putDown } from './events.ts';
import { drain } from './items.ts';
import { attributeOf, hasWord, isForbidden } from './layers.ts';
import { comesBefore } from './meet.ts';
import { plainCondition, plainValue } from './operators/by-name.ts';
import type { Payload, Plain, PlainAsking, Scope } from './plain.ts';
import type { Asked, Choosing, Doing } from './questions.ts';
import { declare, raise } from './raising.ts';
import { readRef } from './refs.ts';
import { arePayable, askingOf, runEffects } from './run-effects.ts';
import { gather, gatherSet } from './selectors.ts';
import { countRound } from './stack.ts';
import { aimed, assignments, boundsOf } from './targets.ts';
import { isCard, isPlayer, isThing } from './things.ts';
import type { Ability, Card, Happening, Player, Thing, Value } from './things.ts';
import type { World } from './world.ts';

export class Interpreter implements Plain {
  readonly world: World;
  readonly scope: Scope;

  constructor(world: World, scope: Scope) {
    this.world = world;
    this.scope = scope;
  }

  within(changes: Partial<Scope>): Plain {
    return new Interpreter(this.world, { ...this.scope, ...changes });
  }

  value(node: ValueNode): Value {
    if (typeof node === 'number' || typeof node === 'boolean') return node;
    // A bare word is a ref where there is something of this name, else the word.
    if (typeof node === 'string') {
      const named = readRef(this, node);
      return named === undefined ? node : named;
    }
    if ('ref' in node) return readRef(this, node.ref) ?? null;
    // A condition may have a selector too.
    if (!('op' in node)) return this.things(node);
    const compute = plainValue(node.op);
    return compute === undefined ? this.test(node) : compute(node, this);
  }

  number(node: ValueNode | undefined, otherwise = 0): number {
    const value = node === undefined ? otherwise : this.value(node);
    return typeof value === 'number' ? value : Number(value === true);
  }

  test(nodes: ConditionNode | readonly ConditionNode[] | undefined): boolean {
    if (nodes === undefined) return true;
    if (Array.isArray(nodes)) return nodes.every((node: ConditionNode) => this.test(node));
    const node = nodes as ConditionNode;
    return plainCondition(node.op)(node, this);
  }

  things(node: ListNode | ValueNode): readonly Thing[] {
    if (typeof node === 'object' && isBareSelector(node)) return this.gatherSet(node);
    if (typeof node === 'object' && 'selector' in node && !('op' in node)) {
      const all = this.gatherSet(node.selector);
      const { count } = node.selector;
      return count === undefined ? all : all.slice(0, Math.max(0, this.bounds(node.selector, all.length)[1]));
    }
    const value = this.value(node);
    return [value].flat(Infinity as 1).filter((one) => isThing(one));
  }

  cards(node: ListNode | ValueNode): readonly Card[] {
    return this.things(node).filter((thing) => isCard(thing));
  }

  thing(node: ThingNode | ValueNode): Thing | null {
    return this.things(node)[0] ?? null;
  }

  player(node: ThingNode | undefined): Player | null {
    const thing = node === undefined ? this.scope.controller : this.thing(node);
    return isPlayer(thing) ? thing : null;
  }

  gather(selector: SelectorNode): readonly Thing[] {
    return gather(this, selector);
  }

  gatherSet(selector: SelectorNode): readonly Thing[] {
    return gatherSet(this, selector);
  }

  attribute(card: Card, name: string): number | null {
    return attributeOf(this, card, name);
  }

  hasWord(card: Card, word: string): boolean {
    return hasWord(this, card, word);
  }

  isForbidden(card: Card, word: string): boolean {
    return isForbidden(this, card, word);
  }

  abilities(card: Card): readonly Ability[] {
    return abilitiesOf(this.world, card);
  }

  ability(card: Card, id: Value): Ability | undefined {
    return abilityNamed(this, card, id);
  }

  works(card: Card, ability: Ability): boolean {
    return card.place !== null && worksIn(this.world, ability, card.place.zone);
  }

  canActivate(card: Card, ability: Ability): boolean {
    return canActivate(this, card, ability);
  }

  canChoose(targets: readonly TargetNode[], allows: (chosen: Plain) => boolean = () => true): boolean {
    for (const chosen of assignments(this, targets)) if (allows(aimed(this, chosen))) return true;
    return false;
  }

  payable(costs: readonly EffectNode[] | undefined): boolean {
    return arePayable(this, costs ?? []);
  }

  effects(nodes: readonly EffectNode[] | undefined): Doing<void> {
    return runEffects(this, nodes ?? []);
  }

  asking(node: EffectNode): PlainAsking | null {
    return askingOf(node, this);
  }

  raise(
    kind: string,
    payloads: readonly Payload[],
    happen: (event: Happening, index: number) => Doing<void> | void,
    again?: () => readonly Payload[],
  ): Doing<void> {
    return raise(this, kind, payloads, happen, again);
  }

  comesBefore(kind: string, payload: Payload): boolean {
    return comesBefore(this, newAttempt(this.scope, kind, [payload]));
  }

  declare(kind: string, payload: Payload): Doing<void> {
    return declare(this, kind, payload);
  }

  record(event: Happening): void {
    putDown(this.world, event, 'applied');
    this.scope.item?.settled.push(event);
  }

  follow(kind: string, payload: Payload, cause: number = this.scope.cause): Happening {
    const event = newEvent({ rule: this.scope.rule, cause }, kind, payload);
    this.record(event);
    return event;
  }

  bind(name: string, value: Value): void {
    this.scope.bound.set(name, value);
  }

  round(): void {
    countRound(this);
  }

  chance<T>(stream: string, read: (reader: Reader) => T): T {
    const reader = readStream(this.world.random, stream);
    const result = read(reader);
    this.world.random = advanceRandom(this.world.random, reader.step());
    return result;
  }

  drain(base: number): Doing<void> {
    return drain(this, base);
  }

  ask(choice: Asked, who: Player): Doing<Json> {
    return ask(this, choice, who);
  }

  atOnce<T>(asks: readonly (() => Doing<T>)[]): Doing<readonly T[]> {
    return atOnce(this, asks);
  }

  choose(who: Player, things: readonly Thing[], min: number, max: number, how?: Choosing): Doing<readonly Thing[]> {
    return choose(this, who, things, min, max, how);
  }

  bounds(selector: SelectorNode, among: number): readonly [min: number, max: number] {
    return boundsOf(this, selector, among);
  }

  runAbility(card: Card, ability: Ability): Doing<void> {
    return runAbility(this, card, ability);
  }

  castCard(card: Card, ability: Ability): Doing<void> {
    return castCard(this, card, ability);
  }
}
