/** Text for people: a key with parameters. A game brings a template for each of its keys. */
import { isRecord, shorten } from '@turnwise/kernel';

export interface Message {
  readonly key: string;
  /** Values to fill in. One may be a message itself: a phrase inside a sentence. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The thing on the table that it names: hosts that draw scenes make a link of it. */
  readonly ref?: string;
}

/** Templates by key: `"{seat} places at {cell}"`. */
export type Messages = Readonly<Record<string, string>>;

/** How much of what happens is told: `min` is what players want to read, `debug` is everything with all numbers. */
export const LOG_LEVELS = ['min', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function message(key: string, params: Readonly<Record<string, unknown>> = {}): Message {
  return { key, params };
}

/** The same, as the name of a thing on the table. */
export function naming(ref: string, { key, params }: Message): Message {
  return { key, params, ref };
}

/** Texts for answers that every game gives in the same way. A game may replace them. */
export const COMMON_MESSAGES: Messages = {
  'refusal.notYourTurn': 'it is not your turn',
  'refusal.gameOver': 'the game is over',
  'refusal.inputTooLarge': 'that is too large for an input',
  'refusal.malformedInput': 'that is not an input of this game',
  'refusal.issues': '{issues}',

  'refusal.choicePending': 'a question must be answered first',
  'refusal.notYourChoice': 'that question is for somebody else',
  'refusal.choiceClosed': 'that question is not open',
  'refusal.notACandidate': 'that is not one of the choices',
  'refusal.wrongNumber': 'that is the wrong number of choices',
  'refusal.takenTwice': 'each can be chosen only once',
  'refusal.notAList': 'the answer must be a list',
  'refusal.guardExceeded': 'this would never end: it goes past the limit of {limit} for {guard}',

  'refusal.nothingToUndo': 'there is nothing to take back',
  'refusal.nothingToRedo': 'there is nothing to redo',
  'refusal.undoBlockedByIrreversibleBoundary':
    'that cannot be taken back: it used chance, revealed a secret, or is final by the rules',
  'refusal.undoLimitReached': 'you cannot undo any further back',
  'refusal.notYourInput': 'that was not your input',
  'refusal.needsConsent': 'the others have to agree',
  'refusal.onlyThoughtOf': 'that was only a preview: there is nothing to take back',
  'refusal.onlyForPlayers': 'only players can do that',
  'refusal.staleDecision': 'that decision is already closed',
  'refusal.noChange': 'that would change nothing',
  'refusal.noClock': 'no clock runs for this seat',
  'refusal.timeLeft': 'there is time left',
  'refusal.matchFaulted': 'the match has stopped because of a fault in the program',
  'refusal.engineFault': 'the program failed on that input, and nothing has changed',
  'refusal.systemDue': 'the game is still resolving: try again in a moment',

  'answer.none': 'decline',
  'answer.value': '{value}',
  'offer.open': '{name}: choose {slots} …',
  'offer.candidate': '{value}',

  'ending.one': '{winners} wins',
  'ending.several': '{winners} win',
  'ending.draw': 'a draw',
  'ending.nobody': 'nobody wins',
  'ending.because': '{outcome} ({reason})',
  'ending.withScores': '{ending}; {scores}',

  'timeOut.fallback': 'when time runs out, this is declined if possible; otherwise the first one is taken',
  'timeOut.pass': 'when time runs out, this seat passes',
  'timeOut.concede': 'when time runs out, this seat concedes',
  'timeOut.answer': 'when time runs out, the answer is {value}',

  'choice.selectCards': '{source} asks: choose {size} cards',
  'choice.selectCards.one': '{source} asks: choose one card',
  'choice.selectPile': '{source} asks: choose {size} piles',
  'choice.selectPile.one': '{source} asks: choose one pile',
  'choice.selectOption': '{source} asks: choose {size}',
  'choice.selectOption.one': '{source} asks: choose one',
  'choice.selectPlayer': '{source} asks: choose {size} players',
  'choice.selectPlayer.one': '{source} asks: choose one player',
  'choice.order': '{source} asks: put these in order',
  'choice.number': '{source} asks: choose a number',
  'choice.yesNo': '{source} asks: yes or no',
};

/** Fills in the template. A key without one is shown with its parameters, so that nothing is lost. */
export function formatMessage(messages: Messages, { key, params }: Message): string {
  const template = Object.hasOwn(messages, key) ? messages[key] : undefined;
  const plain = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.map(plain).join(', ');
    return isMessage(value) ? formatMessage(messages, value) : shorten(value);
  };
  if (template === undefined) {
    const fields = Object.entries(params).map(([name, value]) => `${name} ${plain(value)}`);
    return fields.length === 0 ? key : `${key} (${fields.join(', ')})`;
  }
  return filled(template, params, plain);
}

/** By hand: with a regular expression it takes several times as long, and every look has dozens of texts. */
function filled(template: string, params: Message['params'], plain: (value: unknown) => string): string {
  let text = '';
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', open + 1)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    const name = template.slice(open + 1, close);
    if (!Object.hasOwn(params, name)) continue;
    text += template.slice(from, open) + plain(params[name]);
    from = close + 1;
  }
  return from === 0 ? template : text + template.slice(from);
}

export function isMessage(value: unknown): value is Message {
  return isRecord(value) && typeof value['key'] === 'string' && isRecord(value['params']);
}
