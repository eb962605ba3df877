import { describe, expect, it } from 'vitest';
import { findDirections, orderRuns, toMirrored } from './visual-order.ts';

/** The parts of a text from left to right; those from right to left have an arrow. */
function arrange(text: string, start = 0, end = text.length): string[] {
  return orderRuns(findDirections(text), [start, end]).map(
    (run) => `${run.isRightToLeft ? '←' : ''}${text.slice(run.start, run.end)}`,
  );
}

describe('the visual order of a line', () => {
  it.each([
    ['Latin words stay as they are', 'See page 3', ['See page 3']],
    ['Arabic is read from the right', 'مرحبا بالعالم', ['←مرحبا بالعالم']],
    ['Arabic in a Latin line stays in its place', 'On مرحبا 2 go', ['On ', '2', '←مرحبا ', ' go']],
    [
      'Latin words and numbers in an Arabic line keep their own direction',
      'مشروع Atrium 2026 جديد',
      ['← جديد', 'Atrium 2026', '←مشروع '],
    ],
    ['a date in an Arabic line stays together', 'قبل 31/12/2026.', ['←.', '31/12/2026', '←قبل ']],
    ['Arabic digits are read from the left', 'رقم ١٢٣ هنا', ['← هنا', '١٢٣', '←رقم ']],
    ['an emoji has the direction of the line', 'شكرا 谢谢 👍', ['← 👍', '谢谢', '←شكرا ']],
    ['an empty line has no parts', '', []],
  ])('%s', (_, text, parts) => {
    expect(arrange(text)).toEqual(parts);
  });

  it('a line of a longer text keeps the direction of the text', () => {
    const text = 'كلمة one two';
    expect(findDirections(text).isRightToLeft).toBe(true);
    expect(arrange(text, 0, 8)).toEqual(['one', '←كلمة ']);
    expect(arrange(text, 9)).toEqual(['two']);
  });

  it('a text has the direction of its first strong letter', () => {
    const isRightToLeft = (text: string) => findDirections(text).isRightToLeft;
    expect(['2. مرحبا Ben', 'Ben مرحبا', '(123)', ''].map(isRightToLeft)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('a bracket that is read from the right is mirrored', () => {
    expect(['(', ')', 'a', 'م'].map(toMirrored)).toEqual([')', '(', 'a', 'م']);
  });
});
