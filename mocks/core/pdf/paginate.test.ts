import { describe, expect, it } from 'vitest';
import { paginate, type Block } from './paginate.ts';

const body = (lines: number): Block => ({ lines, lineHeight: 10, before: 5, isHeading: false });
const heading = (lines = 1): Block => ({ lines, lineHeight: 10, before: 5, isHeading: true });
const place = (blocks: Block[], height = 100) =>
  paginate(blocks, height).map((lines) => lines.map(({ page, top }) => `${page}:${top}`));

describe('the pages of a document', () => {
  it('a paragraph goes on on the next page', () => {
    expect(place([body(8), body(3)])).toEqual([
      ['0:0', '0:10', '0:20', '0:30', '0:40', '0:50', '0:60', '0:70'],
      ['0:85', '1:0', '1:10'],
    ]);
  });

  it('a page begins without the space before a paragraph', () => {
    expect(place([body(10), body(1)])[1]).toEqual(['1:0']);
  });

  it('headings go to the page of the first line that follows them', () => {
    const [, first, second, text] = place([body(7), heading(), heading(), body(2)]);
    expect([first, second, text]).toEqual([['1:0'], ['1:15'], ['1:30', '1:40']]);
    expect(place([body(6), heading(), body(2)])[1]).toEqual(['0:65']);
  });

  it('headings that are longer than a page begin where they are', () => {
    const [, first] = place([body(8), heading(12), body(1)]);
    expect([first?.[0], first?.[1], first?.[11]]).toEqual(['0:85', '1:0', '2:0']);
  });

  it('a heading without text is placed', () => {
    expect(place([body(9), heading()])[1]).toEqual(['1:0']);
  });
});
