import { expect, it } from 'vitest';
import { compareTexts, toBlocks } from './compare-texts.ts';

it('changed, added and removed lines are next to each other, with their numbers', async () => {
  const lines = await compareTexts('one\ntwo\nthree\n', 'one\n2\nthree\nfour\n');
  expect(lines).toEqual([
    { before: 'one', after: 'one', beforeAt: 1, afterAt: 1, kind: 'same' },
    { before: 'two', after: '2', beforeAt: 2, afterAt: 2, kind: 'changed' },
    { before: 'three', after: 'three', beforeAt: 3, afterAt: 3, kind: 'same' },
    { before: null, after: 'four', beforeAt: null, afterAt: 4, kind: 'added' },
  ]);
  const [, removed] = await compareTexts('one\ntwo', 'one');
  expect(removed).toMatchObject({ before: 'two', after: null, kind: 'removed' });
});

it('equal texts have equal lines only, whatever their line breaks', async () => {
  const kinds = (await compareTexts('a\r\nb\r\n', 'a\nb\n')).map(({ kind }) => kind);
  expect(kinds).toEqual(['same', 'same']);
  expect(await compareTexts('', '')).toEqual([]);
});

it('equal lines far from a change are left out', async () => {
  const text = Array.from({ length: 20 }, (_, at) => `line ${at}`);
  const lines = await compareTexts(text.join('\n'), text.with(10, 'changed').join('\n'));
  const blocks = toBlocks(lines).map((block) =>
    'hidden' in block ? block.hidden : block.lines.length,
  );
  expect(blocks).toEqual([7, 7, 6]);
  expect(toBlocks(await compareTexts('a\nb', 'a\nb'))).toHaveLength(1);
});
