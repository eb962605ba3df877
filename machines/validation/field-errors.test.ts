import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Problem } from '#openapi/client/index.ts';
import { broken, validate, toFieldErrors, isValid, type Rule } from './field-errors.ts';
import { email } from './email.ts';
import * as fileRules from './file-rules.ts';
import * as rules from './rules.ts';

/** The name of the violated rule for a value, or null. */
function findError(rule: v.GenericSchema, value: unknown): string | null {
  const { field } = validate(v.object({ field: rule }), { field: value });
  return field && 'rule' in field ? field.rule : null;
}

const file = (name: string, type = '', bytes = 1) => new File(['x'.repeat(bytes)], name, { type });
const person = (isSelected: boolean, isUneditable: boolean) => ({ isSelected, isUneditable });

const cases: [Rule, v.GenericSchema, validValues: unknown[], unsound: unknown[]][] = [
  ['required', v.pipe(v.any(), rules.required()), ['a'], ['', '  ']],
  [
    'email',
    v.pipe(v.any(), email()),
    ['a@demo.test', ''],
    ['a', 'a@', '@demo.test', 'a b@demo.test'],
  ],
  ['double', v.pipe(v.any(), rules.double()), ['1', '-1.5', ''], ['1,5', 'x', '1.']],
  ['regex', v.pipe(v.any(), rules.regex(/^\d{3}$/)), ['123', ''], ['12']],
  ['min', v.pipe(v.any(), rules.min(3)), ['abc', ''], ['ab', ' ab ']],
  ['max', v.pipe(v.any(), rules.max(3)), ['abc'], ['abcd']],
  ['min_value', v.pipe(v.any(), rules.minValue()), ['0.5', ''], ['0', '-1']],
  ['not_negative', v.pipe(v.any(), rules.notNegative()), ['0', '0.5', ''], ['-0.1', '-1']],
  [
    'completedAboveTotal',
    v.pipe(v.any(), rules.notAboveTotal('5')),
    ['5', '0', '', 'a'],
    ['6', ' 5.5 '],
  ],
  ['completedAboveTotal', v.pipe(v.any(), rules.notAboveTotal('')), ['0', ''], ['1']],
  [
    'max_value',
    v.pipe(v.any(), rules.maxValue(5.5)),
    ['5.5', '0', '', 'a'],
    ['5.6', '99999999999999999999'],
  ],
  [
    'max_decimals',
    v.pipe(v.any(), rules.maxDecimals(4)),
    ['1', '1.2345', '1.234500', '', 'a'],
    ['1.23456', '0.0000001'],
  ],
  ['numeric', v.pipe(v.any(), rules.numeric()), ['12', ''], ['1.5', 'a']],
  ['numeric_or_null', v.pipe(v.any(), rules.numericOrNull()), [null, '', '7'], ['a']],
  ['size', v.pipe(v.any(), fileRules.size(4)), [file('a.png', '', 4)], [file('a.png', '', 5)]],
  [
    'ext',
    v.pipe(v.any(), fileRules.ext()),
    [file('a.PDF'), file('a.docx')],
    [file('a.png'), file('pdf')],
  ],
  [
    'image',
    v.pipe(v.any(), fileRules.image()),
    [file('a.JPG', 'image/jpeg'), file('a.svg', 'image/svg+xml'), file('a.png')],
    [file('a.gif', 'image/gif'), file('a.png', 'application/pdf'), file('png', 'image/png')],
  ],
  ['isNot', v.pipe(v.any(), rules.isNot('none')), ['a'], ['none']],
  ['oneOf', v.pipe(v.any(), rules.oneOf(['a', 'b'])), ['a'], ['c']],
  ['excluded', v.pipe(v.any(), rules.excluded(['a'])), ['b'], ['a']],
  ['between', v.pipe(v.any(), rules.between(1, 5)), ['1', '5', ''], ['0', '6', 'x']],
  [
    'alpha_spaces',
    v.pipe(v.any(), rules.alphaSpaces()),
    ['José García', '王 小明', ''],
    ['a1', 'a_b'],
  ],
  ['answer', v.pipe(v.any(), rules.answer()), ['yes'], [' ']],
  [
    'daterangecheck',
    v.pipe(v.any(), rules.dateRange()),
    [['2026-01-01', '2026-01-02']],
    [['2026-01-01'], ['2026-01-01', 'x']],
  ],
  ['datecheck', v.pipe(v.any(), rules.date()), ['2026-02-28'], ['', 'tomorrow', '2026-13-01']],
  [
    'guidNotEmpty',
    v.pipe(v.any(), rules.guidNotEmpty()),
    [crypto.randomUUID()],
    ['', rules.emptyId],
  ],
  [
    'guidNotEmpty',
    v.pipe(v.any(), rules.guidsNotEmpty()),
    [[crypto.randomUUID()]],
    [[], [rules.emptyId], [crypto.randomUUID(), '']],
  ],
  [
    'endTimeAfterStartTime',
    v.pipe(v.any(), rules.endTimeAfterStartTime('11:59 AM')),
    ['12:00 PM'],
    ['11:59 AM', '12:30 AM', '25:00'],
  ],
  [
    'startTimeBeforeEndTime',
    v.pipe(v.any(), rules.startTimeBeforeEndTime('12:30 PM')),
    ['12:29 PM', '12:15 AM'],
    ['12:30 PM', '1:00 PM'],
  ],
  [
    'participantsCheck',
    v.pipe(v.any(), rules.participantsCheck()),
    [[person(true, false)]],
    [[], [person(true, true), person(false, false)]],
  ],
];

describe.each(cases)('the rule %s', (name, rule, validValues, unsound) => {
  it('the rule accepts its valid values', () => {
    expect(validValues.map((value) => findError(rule, value))).toEqual(validValues.map(() => null));
  });

  it('the rule rejects invalid values by its name', () => {
    expect(unsound.map((value) => findError(rule, value))).toEqual(unsound.map(() => name));
  });
});

describe('the errors of a form', () => {
  const schema = v.object({
    name: v.pipe(v.string(), rules.required(), rules.max(3)),
    age: v.pipe(v.string(), rules.between(1, 5)),
  });

  it('the form errors are the first of each field, with the values for their text', () => {
    expect(validate(schema, { name: '    ', age: '7' })).toEqual({
      name: { rule: 'required' },
      age: { rule: 'between', values: { min: 1, max: 5 } },
    });
  });

  it('the form has no errors when all is valid', () => {
    expect(isValid(validate(schema, { name: 'Ava', age: '3' }))).toBe(true);
  });

  it('the form errors show a file size in units of 1,024 bytes', () => {
    const image = v.object({ file: v.pipe(v.file(), fileRules.size(fileRules.imageBytes)) });
    const tooLarge = new File([new Uint8Array(fileRules.imageBytes + 1)], 'a.png');
    expect(validate(image, { file: tooLarge })).toEqual({
      file: { rule: 'size', values: { size: 2048 } },
    });
  });

  it('the server’s errors are shown with its messages', () => {
    const fieldErrors = { name: ['Name is taken', 'and odd.'] };
    const problem = new Problem('invalid', 400, { response: { fieldErrors } });
    expect(toFieldErrors(problem)).toEqual({ name: { message: 'Name is taken and odd.' } });
  });

  it('the form errors come only from rules in the catalog', () => {
    const odd = v.object({ name: v.pipe(v.string(), v.nonEmpty('whatever')) });
    expect(() => validate(odd, { name: '' })).toThrow('is not a rule of the validation catalog');
    expect(broken('size', 2)).toBe('size 2');
  });
});
