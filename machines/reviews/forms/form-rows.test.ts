import { describe, expect, it } from 'vitest';
import { addRows, changeRow, moveBy, moveTo, removeRow, restoreRow } from './form-rows.ts';
import { createQuestion, toQuestions, toRows, type FormRow } from './form-row.ts';
import { findRowErrors } from './row-errors.ts';

const question = (id: string) => ({ ...createQuestion(id), questionText: `Question ${id}` });
const section = (id: string, sectionName = id) => ({
  kind: 'section' as const,
  id,
  sectionName,
});

/** A question without a section, and two sections of two. */
const rows: readonly FormRow[] = [
  question('1'),
  section('A'),
  question('2'),
  question('3'),
  section('B'),
  question('4'),
  question('5'),
];
const ids = (changed: readonly FormRow[]) => changed.map(({ id }) => id).join(' ');

describe('the order of the rows of a form', () => {
  it.each([
    ['2', 1, '1 A 3 2 B 4 5'],
    ['3', 1, '1 A 2 B 3 4 5'],
    ['4', -1, '1 A 2 3 4 B 5'],
    ['1', -1, '1 A 2 3 B 4 5'],
    ['2', Infinity, '1 A 3 B 4 5 2'],
    ['5', -Infinity, '5 1 A 2 3 B 4'],
    ['A', 1, '1 B 4 5 A 2 3'],
    ['B', -1, '1 B 4 5 A 2 3'],
    ['B', 1, '1 A 2 3 B 4 5'],
    ['unknown', 1, '1 A 2 3 B 4 5'],
  ])('the row %s moves by %d places', (id, by, expected) => {
    expect(ids(moveBy(rows, id, by))).toBe(expected);
  });

  it.each([
    ['1', '4', true, '1 A 2 3 B 4 5'.replace('1 ', '').replace('4', '4 1')],
    ['5', '2', false, '1 A 5 2 3 B 4'],
    ['B', '2', false, '1 B 4 5 A 2 3'],
    ['A', '4', true, '1 B 4 5 A 2 3'],
    ['B', '1', false, 'B 4 5 1 A 2 3'],
    ['A', '2', true, '1 A 2 3 B 4 5'],
    ['A', 'unknown', true, '1 A 2 3 B 4 5'],
  ])('the row %s is dropped at %s', (id, target, isAfter, expected) => {
    expect(ids(moveTo(rows, id, target, isAfter))).toBe(expected);
  });

  it('rows are added at the end of a section, or of the form', () => {
    expect(ids(addRows(rows, [question('6')], 'A'))).toBe('1 A 2 3 6 B 4 5');
    expect(ids(addRows(rows, [section('C'), question('6')]))).toBe('1 A 2 3 B 4 5 C 6');
  });

  it('a removed row returns to where it was, also after other changes', () => {
    const { rows: without, removed } = removeRow(rows, '3');
    expect(ids(without)).toBe('1 A 2 B 4 5');
    if (!removed) throw new Error('Expected a removed row.');
    expect(ids(restoreRow(without, removed))).toBe('1 A 2 3 B 4 5');
    expect(ids(restoreRow(removeRow(without, '2').rows, removed))).toBe('1 A B 4 5 3');
    expect(ids(restoreRow(rows, removed))).toBe(ids(rows));
    expect(removeRow(rows, 'unknown')).toEqual({ rows, removed: null });
    const first = removeRow(rows, '1').removed;
    if (!first) throw new Error('Expected a removed row.');
    expect(ids(restoreRow(rows.slice(1), first))).toBe(ids(rows));
  });

  it('the questions of a removed section join the one before it', () => {
    const { rows: without } = removeRow(rows, 'B');
    expect(toQuestions(without).map(({ sectionName }) => sectionName)).toEqual([
      '',
      'A',
      'A',
      'A',
      'A',
    ]);
  });
});

describe('the rows of a form and its questions', () => {
  it('the questions are the same after they were rows', () => {
    const questions = toQuestions([...rows, section('', ''), question('6')]);
    expect(questions.map(({ sectionName }) => sectionName).join()).toBe(',A,A,B,B,');
    expect(toQuestions(toRows(questions))).toEqual(questions);
  });

  it('only a question with choices sends them, without blank ones', () => {
    const row = { ...question('1'), choices: [' Yes ', ' ', 'No'] };
    expect(toQuestions([row])[0]?.choices).toEqual([]);
    const choice = changeRow([row], row, { answerKind: 'Choice' });
    expect(toQuestions(choice)[0]?.choices).toEqual(['Yes', 'No']);
  });
});

describe('the errors of the rows', () => {
  const choice = (...choices: string[]) => ({
    ...question('1'),
    answerKind: 'Choice' as const,
    choices,
  });

  it.each<[string, readonly FormRow[], string[]]>([
    ['a blank question', [{ ...question('1'), questionText: ' ' }], ['questionText required']],
    [
      'a long question',
      [{ ...question('1'), questionText: 'x'.repeat(501) }],
      ['questionText max'],
    ],
    ['a long help text', [{ ...question('1'), helpText: 'x'.repeat(501) }], ['helpText max']],
    ['one choice', [choice('Yes', ' ')], ['choices fewChoices']],
    ['the same choice twice', [choice('Yes', ' yes')], ['choices choiceTwice']],
    ['a long choice', [choice('Yes', 'x'.repeat(101))], ['choices max']],
    ['valid choices', [choice('Yes', 'No')], []],
    ['a section without questions', [section('A')], ['sectionName sectionEmpty']],
    [
      'the same section twice',
      [section('A'), question('1'), section('B', ' a '), question('2')],
      ['sectionName sectionTwice'],
    ],
    [
      'a long name of a section',
      [section('A', 'x'.repeat(71)), question('1')],
      ['sectionName max'],
    ],
    [
      'two parts without a section',
      [section('A'), question('1'), section('B', ''), question('2')],
      [],
    ],
  ])('%s has the expected errors', (_what, invalid, expected) => {
    expect(findRowErrors(invalid).map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected);
  });
});
