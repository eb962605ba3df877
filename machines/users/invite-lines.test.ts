import { describe, expect, it } from 'vitest';
import { parseInviteLines } from './invite-lines.ts';

describe('the pasted lines of an invitation', () => {
  it.each([
    ['mia@demo.test', 'mia@demo.test', 'mia@demo.test'],
    ['Mia Roth <Mia@Demo.test>', 'Mia Roth', 'mia@demo.test'],
    ['"Roth, Mia" < mia@demo.test >,', 'Roth, Mia', 'mia@demo.test'],
    ['<mia@demo.test>', 'mia@demo.test', 'mia@demo.test'],
  ])('the line %j names one person', (line, name, email) => {
    expect(parseInviteLines(line)).toEqual({ people: [{ line: 1, name, email }], wrongLines: [] });
  });

  it('blank lines name nobody, and semicolons separate people', () => {
    const { people, wrongLines } = parseInviteLines('\n a@demo.test; b@demo.test;\r\n\n');
    expect(people.map(({ line, email }) => [line, email])).toEqual([
      [2, 'a@demo.test'],
      [2, 'b@demo.test'],
    ]);
    expect(wrongLines).toEqual([]);
  });

  it('the invitation form lists the 12 wrong ones of 300 lines, and accepts the others', () => {
    const lines = Array.from({ length: 300 }, (_, at) => {
      if (at % 50 === 3) return 'not an address';
      if (at % 50 === 4) return 'PERSON0@demo.test';
      return `Person ${at} <person${at}@demo.test>`;
    });
    const { people, wrongLines } = parseInviteLines(lines.join('\n'));
    expect(people).toHaveLength(288);
    expect(wrongLines.map(({ line, rule }) => [line, rule]).slice(0, 2)).toEqual([
      [4, 'invalid'],
      [5, 'twice'],
    ]);
    expect(wrongLines).toHaveLength(12);
  });
});
