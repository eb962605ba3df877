import { describe, expect, it } from 'vitest';
import { byText, nameFree, textOrNull } from './names.ts';

describe('the name of a record', () => {
  const others = [{ id: 'a', name: 'Design' }];
  const wants = (id: string, name: string) => () =>
    nameFree(others, 'name', { id, name }, 'idTaken');

  it.each(['Design', 'dESIGN', ' design ', 'Ｄｅｓｉｇｎ', 'De\u200Bsign'])(
    'a name that another record has is rejected: %j',
    (name) => {
      expect(wants('b', name)).toThrow('idTaken');
    },
  );

  it('a name is free when no record has it, or only the record itself', () => {
    expect(wants('b', 'Designs')).not.toThrow();
    expect(wants('a', 'DESIGN')).not.toThrow();
  });

  it('names are ordered naturally', () => {
    const names = ['team 10', 'Zoo', 'Team 9', 'apple'];
    expect(names.toSorted(byText((name) => name))).toEqual(['apple', 'Team 9', 'team 10', 'Zoo']);
  });
});

describe('an optional text', () => {
  it.each([
    [' words ', 'words'],
    ['  ', null],
    ['\u200B\u3164', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('an optional text is trimmed, and is null when it is blank: %j', (text, expected) => {
    expect(textOrNull(text)).toBe(expected);
  });
});
