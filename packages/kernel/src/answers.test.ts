// What comes back is small, whatever was sent: issues, what they say was found, parameters of refusals.
import { describe, expect, test } from 'vitest';
import { boundParams } from './bound-params.ts';
import { sizeIssue } from './document-size.ts';
import { addIssue, boundIssues, issuesOfEach } from './issue-list.ts';
import { issue } from './issue.ts';
import type { Issue } from './issue.ts';
import { ANSWER_LIMITS, DOCUMENT_LIMITS } from './limits.ts';
import { integer, list, object, text } from './shape.ts';
import { shorten, shortText } from './shorten.ts';

const MOST = ANSWER_LIMITS.issues.usual;
const long = 'x'.repeat(1_000_000);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

function saidToBeLong(): readonly unknown[] {
  const holes: unknown[] = [];
  holes.length = 4_000_000_000;
  return holes;
}

function circle(): unknown {
  const around: Record<string, unknown> = {};
  around['again'] = around;
  return around;
}

function wide(keys: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key${index}`, index]));
}

describe('what was found', () => {
  const VALUES: readonly unknown[] = [
    long,
    { [long]: 1 },
    [long],
    wide(1_000),
    nested(200),
    { toJSON: long },
    new Uint8Array(1_000),
    'é𝄞'.repeat(40),
    ['"', '\\', '\n'],
    { a: undefined, b: () => 1, c: [undefined] },
    { __proto__: null, a: 1 },
    null,
    -0,
  ];
  test.each(VALUES.map((value) => [value]))('is the beginning of its JSON', (value) => {
    const whole = JSON.stringify(value);
    const shown = shorten(value);
    if (whole.length <= ANSWER_LIMITS.issueFound.usual) expect(shown).toBe(whole);
    else {
      expect(shown.length).toBeLessThanOrEqual(ANSWER_LIMITS.issueFound.usual);
      expect(shown.endsWith('…')).toBe(true);
      expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
    }
  });

  test('only what is shown is read', () => {
    let looks = 0;
    const counted = Array.from({ length: 10_000 }, () => ({
      get one() {
        looks++;
        return 1;
      },
    }));
    shorten(counted);
    expect(looks).toBeLessThan(ANSWER_LIMITS.issueFound.usual);
  });

  test('a circle, a bigint, a getter that throws and nothing at all can be told', () => {
    expect(shorten(circle())).toMatch(/^\{"again":\{"again":/);
    expect(shorten(10n)).toBe('10');
    expect(shorten([10n])).toBe('some object');
    expect(shorten(undefined)).toBe('undefined');
    expect(
      shorten({
        get a(): never {
          throw new Error('no');
        },
      }),
    ).toBe('some object');
  });

  test('a text loses its middle, and never half a character', () => {
    expect(shortText('abcdefghij', 10)).toBe('abcdefghij');
    expect(shortText('abcdefghijk', 10)).toBe('abcde…hijk');
    for (let most = 1; most < 12; most++) {
      const short = shortText('𝄞'.repeat(10), most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(short).toMatch(/^(𝄞|…)*$/u);
    }
  });
});

describe('issues', () => {
  const many = (count: number): readonly Issue[] =>
    Array.from({ length: count }, (_, index) => issue(`at[${index}]`, 'wrong', 'right'));

  test('a limited number is reported, then that there are more', () => {
    expect(boundIssues(many(MOST))).toHaveLength(MOST);
    const told = boundIssues(many(MOST + 1));
    expect(told).toHaveLength(MOST + 1);
    expect(told.at(-1)).toMatchObject({ path: '', code: 'moreIssues' });
    expect(told.slice(0, MOST)).toEqual(many(MOST));
  });

  test('a list that is small stays itself', () => {
    const few = many(3);
    expect(boundIssues(few)).toBe(few);
  });

  test('long ones are shortened, and fewer are reported', () => {
    const told = boundIssues(
      Array.from({ length: 50 }, (_, index) => ({ ...issue(long, 'wrong', long), found: long, line: index })),
    );
    expect(told[0]?.path).toHaveLength(ANSWER_LIMITS.issuePath.usual);
    expect(told[0]?.expected).toHaveLength(ANSWER_LIMITS.issueExpected.usual);
    expect(told[0]?.found).toHaveLength(ANSWER_LIMITS.issueFound.usual);
    expect(told.at(-1)?.code).toBe('moreIssues');
    expect(JSON.stringify(told).length).toBeLessThan(ANSWER_LIMITS.issueCharacters.usual + 200);
  });

  test('control characters count as JSON writes them', () => {
    const told = boundIssues(Array.from({ length: MOST }, () => issue('\u0001'.repeat(200), 'wrong', 'right')));
    expect(JSON.stringify(told).length).toBeLessThan(ANSWER_LIMITS.issueCharacters.usual + 200);
  });

  test('who finds them stops at the limit', () => {
    let asked = 0;
    const each = issuesOfEach(Array.from({ length: 10_000 }), (_, index) => {
      asked++;
      return [issue(`at[${index}]`, 'wrong', 'right')];
    });
    const added: Issue[] = [];
    for (let i = 0; i < 10_000; i++)
      addIssue(added, () => {
        asked++;
        return issue('', 'wrong', 'right');
      });
    expect(asked).toBe(2 * (MOST + 1));
    expect([each.length, added.length]).toEqual([MOST + 1, MOST + 1]);
  });

  test('shapes stop at the limit too', () => {
    expect(list(integer()).issues(Array.from({ length: 200_000 }).fill('no'), '')).toHaveLength(MOST + 1);
    expect(
      list(list(text)).issues(
        Array.from({ length: 1_000 }, () => [1, 2]),
        '',
      ),
    ).toHaveLength(MOST + 1);
    expect(object<{ a: string }>({ a: text }).issues(wide(200_000), '')).toHaveLength(MOST + 1);
  });
});

describe('parameters', () => {
  const LARGE: readonly Readonly<Record<string, unknown>>[] = [
    { text: long },
    { cards: Array.from({ length: 10_000 }, (_, index) => `#${index}`) },
    { [long]: 1 },
    wide(50_000),
    { deep: nested(10_000) },
    { around: circle() },
    {
      lists: Array.from({ length: 20 }).fill(
        Array.from({ length: 20 }).fill(Array.from({ length: 20 }).fill('x'.repeat(190))),
      ),
    },
    { controls: Array.from({ length: 100 }).fill('\u0001'.repeat(1_000)) },
    { numbers: new Uint8Array(1_000_000) },
  ];
  test.each(LARGE.map((params) => [params]))('that are large are cut', (params) => {
    const bound = boundParams(params);
    expect(JSON.stringify(bound).length).toBeLessThan(ANSWER_LIMITS.refusalCharacters.usual + 5_000);
    expect(JSON.stringify(bound)).toContain('…');
  });

  test.each([[{}], [{ seat: 0, toAct: [0, 1] }], [{ issues: boundIssues(manyLong()) }]])(
    'that are small stay themselves',
    (params) => {
      expect(boundParams(params)).toBe(params);
    },
  );

  function manyLong(): readonly Issue[] {
    return Array.from({ length: 200 }, () => issue(long, 'wrong', 'right', long));
  }
});

describe('a document', () => {
  const { documentDepth, documentKey, documentText, documentValues } = DOCUMENT_LIMITS;
  const LARGE: readonly (readonly [name: string, document: unknown, code: string, path: string])[] = [
    ['a text', { a: [{ b: 'x'.repeat(documentText.usual + 1) }] }, 'tooLong', 'a[0].b'],
    ['a key', { a: { ['k'.repeat(documentKey.usual + 1)]: 1 } }, 'tooLong', `a.${shortText('k'.repeat(1_001), 60)}`],
    ['a list', { a: Array.from({ length: documentValues.usual }).fill(0) }, 'tooBig', `a[${documentValues.usual - 2}]`],
    ['texts', { a: Array.from({ length: 161 }).fill('x'.repeat(documentText.usual)) }, 'tooBig', 'a[159]'],
    ['a list that is only said to be long', { a: saidToBeLong() }, 'tooBig', `a[${documentValues.usual - 2}]`],
  ];
  test.each(LARGE)('%s', (_, document, code, path) => {
    expect(sizeIssue(document)).toMatchObject({ code, path });
    expect(sizeIssue({ inner: document }, 'options')?.path).toMatch(/^options\.inner\./);
  });

  test('is as deep as it may be, and no deeper; a circle is too deep', () => {
    expect(sizeIssue(nested(documentDepth.usual))).toBeUndefined();
    expect(sizeIssue(nested(documentDepth.usual + 1))).toMatchObject({ code: 'tooDeep' });
    expect(sizeIssue(nested(1_000_000))).toMatchObject({ code: 'tooDeep' });
    const deep = sizeIssue(circle());
    expect(deep).toMatchObject({ code: 'tooDeep' });
    expect(deep?.path.length).toBe(ANSWER_LIMITS.issuePath.usual);
  });

  test('a value that cannot be read is not plain data', () => {
    const document = {
      get a(): never {
        throw new Error('no');
      },
    };
    expect(sizeIssue(document)).toMatchObject({ code: 'notPlain' });
  });
});
