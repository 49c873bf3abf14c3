/** Short words for the language of cards, so that a program reads like its rule. Every one of them returns plain data. */
import { COLOURS } from './language.ts';
import type {
  Amount,
  Card,
  Cards,
  Colour,
  Destination,
  Direction,
  CardEffect,
  Filter,
  Handling,
  OwnHandling,
  Icon,
  InRegister,
  Node,
  Purpose,
  Register,
  Special,
  Splay,
  Test,
  Value,
  Who,
  Winner,
} from './language.ts';

// Cards and effects.
type Slot = Icon | '-';
type Rule = readonly [text: string, ...program: (Node | readonly Node[])[]];

/** The cards of an age, in the order of their ids. */
export function ofAge(age: number, firstId: number, entries: readonly ((age: number, id: number) => Card)[]): Card[] {
  return entries.map((entry, index) => entry(age, firstId + index));
}

export function card(
  name: string,
  colour: Colour,
  slots: `${Slot} ${Slot} ${Slot} ${Slot}`,
  dogmaIcon: Icon,
  effects: readonly CardEffect[],
  firstEdition?: readonly CardEffect[],
): (age: number, id: number) => Card {
  const [topLeft = null, left = null, middle = null, right = null] = slots
    .split(' ')
    .map((slot) => (slot === '-' ? null : (slot as Icon)));
  return (age, id) => ({
    id,
    name,
    age,
    colour,
    icons: [topLeft, left, middle, right],
    dogmaIcon,
    effects,
    ...(firstEdition === undefined ? {} : { firstEdition }),
  });
}

export function shared(...[text, ...program]: Rule): CardEffect {
  return { kind: 'shared', text, program: program.flat() };
}

export function demand(...[text, ...program]: Rule): CardEffect {
  return { kind: 'demand', text, program: program.flat() };
}

// Cards on the table.
export function hand(where: Filter = {}, of: Who = 'you'): Cards {
  return { zone: 'hand', of, where };
}
export function score(where: Filter = {}, of: Who = 'you'): Cards {
  return { zone: 'score', of, where };
}
export function tops(where: Filter = {}, of: Who = 'you'): Cards {
  return { zone: 'tops', of, where };
}
export function pile(where: Filter, of: Who = 'you'): Cards {
  return { zone: 'piles', of, where };
}
export function bottom(where: Filter, of: Who = 'you'): Cards {
  return { zone: 'bottoms', of, where };
}
export const highest: Filter = { extreme: 'highest' };
export const lowest: Filter = { extreme: 'lowest' };

// Amounts.
const ALL = 105;
export const one: Amount = { min: 1, max: 1 };
/** One card, or none. */
export const maybeOne: Amount = { min: 0, max: 1 };
export const all: Amount = { min: ALL };
export const anyNumber: Amount = { min: 0 };
export const noneOrAll: Amount = { min: ALL, noneOrAll: true };
export function upTo(max: Value): Amount {
  return { min: 0, max };
}
export function exactly(number: Value): Amount {
  return { min: number, max: number };
}
/** None or so many; as many as there are, if that is fewer. */
export function noneOr(number: Value): Amount {
  return { min: number, max: number, noneOrAll: true };
}
/** None or so many; not offered with fewer. */
export function noneOrExactly(number: Value): Amount {
  return { min: number, max: number, noneOrAll: true, inFull: true };
}

// Where a card goes.
export function to(zone: Destination['zone'], of: Who = 'me'): Destination {
  return { zone, of };
}

// Selecting cards and doing something with them, in one. The cards are then in the register, `it` unless named.
export function returns(amount: Amount, from: Cards, into = 'it', by: Who = 'you'): Node[] {
  return chosen('return', amount, from, into, by);
}
export function melds(amount: Amount, from: Cards, into = 'it'): Node[] {
  return chosen('meld', amount, from, into);
}
export function tucks(amount: Amount, from: Cards, into = 'it'): Node[] {
  return chosen('tuck', amount, from, into);
}
export function scores(amount: Amount, from: Cards, into = 'it'): Node[] {
  return chosen('score', amount, from, into);
}
export function reveals(amount: Amount, from: Cards, into = 'it'): Node[] {
  return chosen('reveal', amount, from, into);
}
export function transfers(amount: Amount, from: Cards, destination: Destination, into = 'it', by: Who = 'you'): Node[] {
  return [
    { kind: 'choose', amount, from, into, purpose: 'transfer', to: destination, by },
    { kind: 'handle', handling: 'transfer', cards: into, to: destination },
  ];
}
function chosen(purpose: Handling, amount: Amount, from: Cards, into: Register, by: Who = 'you'): Node[] {
  return [
    { kind: 'choose', amount, from, into, purpose, by },
    { kind: 'handle', handling: purpose, cards: into },
  ];
}
/** Only selects: what is done with the card follows. */
export function picks(amount: Amount, from: Cards, purpose: Purpose, into: Register = 'it'): Node {
  return { kind: 'choose', amount, from, into, purpose, by: 'you' };
}
/** Only selects, for an exchange that follows; the one whose cards they are picks. */
export function picksToExchange(amount: Amount, from: Cards, destination: Destination, into: Register): Node {
  return { kind: 'choose', amount, from, into, purpose: 'exchange', to: destination, by: from.of };
}
export function picksHighest(
  number: number,
  from: Cards,
  destination: Destination,
  into: Register = 'it',
  purpose: Purpose = 'transfer',
): Node {
  return { kind: 'chooseHighest', count: number, from, into, purpose, to: destination };
}
export function handle(handling: Handling, cards: Register, destination?: Destination): Node {
  return { kind: 'handle', handling, cards, ...(destination === undefined ? {} : { to: destination }) };
}

// Drawing.
export function draw(age: Value, into?: Register): Node {
  return { kind: 'draw', age, ...(into === undefined ? {} : { into }) };
}
export function drawAnd(handling: OwnHandling, age: Value, into?: Register): Node {
  return { kind: 'draw', age, handling, ...(into === undefined ? {} : { into }) };
}
/** Draws and adds to what the register holds. */
export function drawMore(handling: OwnHandling, age: Value, into: Register): Node {
  return { kind: 'draw', age, handling, into, collect: true };
}

// Splaying.
export function maySplay(colours: 'any' | readonly Colour[], direction: Direction, now?: Direction): Node[] {
  const among = colours === 'any' ? COLOURS : colours;
  return [
    { kind: 'chooseSplay', colours: among, direction, into: 'splayed', ...(now === undefined ? {} : { now }) },
    { kind: 'splay', colour: { in: 'splayed' }, direction },
  ];
}
/** The colour of the card in the register. */
export function maySplayColourOf(register: Register, direction: Direction): Node[] {
  return [
    { kind: 'chooseSplay', colours: COLOURS, direction, colourOf: register, into: 'splayed' },
    { kind: 'splay', colour: { in: 'splayed' }, direction },
  ];
}
export function splayColourOf(register: Register, direction: Splay): Node {
  return { kind: 'splay', colour: { of: register }, direction };
}

// Control.
export function when(test: Test, ...body: (Node | readonly Node[])[]): Node {
  return { kind: 'if', test, body: body.flat(), otherwise: [] };
}
export function either(test: Test, body: readonly Node[], otherwise: readonly Node[]): Node {
  return { kind: 'if', test, body, otherwise };
}
export function repeatWhile(test: Test, ...body: (Node | readonly Node[])[]): Node {
  return { kind: 'repeat', while: test, body: body.flat() };
}
export function times(number: Value, ...body: (Node | readonly Node[])[]): Node {
  return { kind: 'times', count: number, body: body.flat() };
}
export function eachOther(...body: (Node | readonly Node[])[]): Node {
  return { kind: 'each', of: 'others', body: body.flat() };
}
export function everyone(...body: (Node | readonly Node[])[]): Node {
  return { kind: 'each', of: 'everyone', body: body.flat() };
}

// Values.
export function plus(value: Value, more: number): Value {
  return { kind: 'plus', value, more };
}
/** One for every so many, rounded down. */
export function per(each: number, value: Value): Value {
  return { kind: 'per', value, each };
}
export function halfUp(value: Value): Value {
  return { kind: 'per', value, each: 2, up: true };
}
export function countIn(register: Register = 'it'): Value {
  return { kind: 'countIn', register };
}
export function ageOf(register: Register = 'it'): Value {
  return { kind: 'ageOf', register };
}
export function agesIn(register: Register = 'it'): Value {
  return { kind: 'agesIn', register };
}
export function count(cards: Cards): Value {
  return { kind: 'count', cards };
}
export function ages(cards: Cards): Value {
  return { kind: 'ages', cards };
}
export function highestOf(cards: Cards): Value {
  return { kind: 'highest', cards };
}
export function icons(icon: Icon, of: Who = 'you'): Value {
  return { kind: 'icons', icon, of };
}
export function coloursWith(icon: Icon): Value {
  return { kind: 'coloursWith', icon };
}
export function coloursSplayed(direction?: Direction): Value {
  return { kind: 'coloursSplayed', ...(direction === undefined ? {} : { direction }) };
}
export const coloursAlone: Value = { kind: 'coloursAlone' };
export function fewestIcons(icon: Icon): Value {
  return { kind: 'fewestIcons', icon };
}
export const demanded: Value = { kind: 'demanded' };
export function numberIn(register: Register): Value {
  return { kind: 'numberIn', register };
}

// Tests.
export function atLeast(value: Value, than: Value): Test {
  return { kind: 'atLeast', value, than };
}
export function moreThan(value: Value, than: Value): Test {
  return not({ kind: 'atLeast', value: than, than: value });
}
/** Something is in the register: the part before it was carried out. */
export function done(register: Register = 'it'): Test {
  return atLeast(countIn(register), 1);
}
export function not(test: Test): Test {
  return { kind: 'not', test };
}
export function both(...tests: readonly Test[]): Test {
  return { kind: 'all', tests };
}
export function hasIcon(icon: Icon, register: Register = 'it'): Test {
  return { kind: 'anyHasIcon', register, icon };
}
export function hasColour(colours: readonly Colour[], register: Register = 'it'): Test {
  return { kind: 'anyHasColour', register, colours };
}
export function isEmpty(cards: Cards): Test {
  return not(atLeast(count(cards), 1));
}
export function someOf(cards: Cards): Test {
  return atLeast(count(cards), 1);
}

// The rest.
export function claim(special: Special): Node {
  return { kind: 'claim', special };
}
export function wins(who: Winner): Node {
  return { kind: 'win', who };
}
export function execute(register: Register = 'it'): Node {
  return { kind: 'execute', card: register };
}
export function exchange(oneSide: Cards | InRegister, other: Cards | InRegister): Node {
  return { kind: 'exchange', one: oneSide, other };
}
export function cardsIn(register: Register, zone: InRegister['zone'], of: Who): InRegister {
  return { register, zone, of };
}
export function mayDo(purpose: string, ...body: (Node | readonly Node[])[]): Node[] {
  return [{ kind: 'mayDo', purpose, into: 'agreed' }, when(atLeast(numberIn('agreed'), 1), ...body)];
}
