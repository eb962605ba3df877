import { describe, expect, it } from 'vitest';
import { byText, nameFree, textOrNull } from './names.ts';

describe('a name', () => {
  const others = [{ id: 'a', name: 'Design' }];
  const wants = (id: string, name: string) => () =>
    nameFree(others, 'name', { id, name }, 'idTaken');

  it.each(['Design', 'dESIGN', ' design ', 'Ｄｅｓｉｇｎ', 'De\u200Bsign'])(
    'that another record has is refused: %j',
    (name) => {
      expect(wants('b', name)).toThrow('idTaken');
    },
  );

  it('is free when nobody has it, or the record itself', () => {
    expect(wants('b', 'Designs')).not.toThrow();
    expect(wants('a', 'DESIGN')).not.toThrow();
  });

  it('is ordered as a reader looks for it', () => {
    const names = ['team 10', 'Zoo', 'Team 9', 'apple'];
    expect(names.toSorted(byText((name) => name))).toEqual(['apple', 'Team 9', 'team 10', 'Zoo']);
  });
});

describe('an optional text', () => {
  it.each([
    [' words ', 'message'],
    ['  ', null],
    ['\u200B\u3164', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('loses the blanks around it and is null without words: %j', (text, expected) => {
    expect(textOrNull(text)).toBe(expected);
  });
});
