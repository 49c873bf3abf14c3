/** `{ kind: draw }`, `{ kind: meld, card }`, `{ kind: dogma, card }`, `{ kind: achieve, age }`, `{ kind: answer, choice, value }`. */
import type { Notation } from '@turnwise/game';
import { addIssues, fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import type { Innovation, InnovationInput } from '../types.ts';
import { declined, formatAnswer, kindOfChoice, parseAnswer } from './answer.ts';
import { cardName, near, readCard, unknownKeys } from './names.ts';

/** The fields of each kind besides the kind itself. */
const FIELDS: Readonly<Record<InnovationInput['kind'], readonly string[]>> = {
  draw: [],
  meld: ['card'],
  dogma: ['card'],
  achieve: ['age'],
  answer: ['choice', 'value'],
};
const KINDS = Object.keys(FIELDS);

export const input: Notation<Innovation>['input'] = {
  parse(document, seat, table) {
    const wanted = `an input whose kind is one of ${KINDS.join(', ')}`;
    if (!isRecord(document)) return fail([issue('', 'wrongShape', wanted, document)]);
    const { kind } = document;
    if (typeof kind !== 'string' || !KINDS.includes(kind))
      return fail([issue('kind', 'unknownKind', near(`one of ${KINDS.join(', ')}`, kind, KINDS), kind ?? null)]);
    const fields = FIELDS[kind as InnovationInput['kind']];
    const issues: Issue[] = unknownKeys(document, '', ['kind', ...fields]);
    if (seat === null) issues.push(issue('seat', 'missingField', 'a seat that acts'));
    const read: Record<string, unknown> = { kind, seat };
    if (fields.includes('card')) read['card'] = readCard(document['card'], 'card', issues);
    if (fields.includes('age')) {
      // Which ages have an achievement is for the rules to say.
      read['age'] = document['age'];
      if (!Number.isSafeInteger(document['age']))
        issues.push(issue('age', 'wrongShape', 'the age of an achievement', document['age'] ?? null));
    }
    if (kind === 'answer') {
      const { choice, value = null } = document;
      if (typeof choice !== 'string') issues.push(issue('choice', 'wrongShape', 'the id of a choice', choice ?? null));
      const asked = typeof choice === 'string' ? kindOfChoice(choice) : undefined;
      const parsed = asked === undefined ? ok(value) : parseAnswer(value ?? declined(asked), asked, table, 'value');
      if (!parsed.ok) addIssues(issues, parsed.error);
      else Object.assign(read, { choice, value: parsed.value });
    }
    return issues.length > 0 ? fail(issues) : ok(read as unknown as InnovationInput);
  },
  format(given, table) {
    if (given.kind === 'meld' || given.kind === 'dogma') return { kind: given.kind, card: cardName(given.card) };
    if (given.kind === 'achieve') return { kind: given.kind, age: given.age };
    if (given.kind === 'draw') return { kind: given.kind };
    const asked = kindOfChoice(given.choice);
    const value = asked === undefined ? given.value : formatAnswer(given.value, asked, table);
    return { kind: given.kind, choice: given.choice, value };
  },
};
