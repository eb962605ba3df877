import { describe, expect, it } from 'vitest';
import { toClusters } from './clusters.ts';
import { wrap } from './wrap.ts';

/** Each cluster is one wide. */
function breakLines(text: string, width: number): string[] {
  const clusters = toClusters(text);
  return wrap(clusters, width, ([start, end]) => end - start).map((line) =>
    clusters.slice(...line).join(''),
  );
}

describe('the lines of a text', () => {
  it.each([
    ['a line breaks at a space', 'one two three', 7, ['one two', 'three']],
    ['a word that is too long is broken', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['a long word after a short one begins a line', 'a bcdefg', 4, ['a', 'bcde', 'fg']],
    ['spaces inside a line stay', '  a  b', 6, ['  a  b']],
    ['spaces at the end of a line are left out', 'ab   cd ', 4, ['ab', 'cd']],
    ['an empty text is one empty line', '', 5, ['']],
    ['Chinese breaks between letters', '他在这个项目', 4, ['他在这个', '项目']],
    ['a Chinese full stop never begins a line', '他在这个。项目', 4, ['他在这', '个。项目']],
    ['a Chinese bracket never ends a line', '他在这（项）目', 4, ['他在这', '（项）目']],
    ['an emoji of many code points is one letter', '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, ['👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧']],
  ])('%s', (_, text, width, lines) => {
    expect(breakLines(text, width)).toEqual(lines);
  });
});
