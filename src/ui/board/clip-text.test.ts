import { describe, expect, it } from 'vitest';
import { clipText } from './clip-text.ts';

describe('the text of a card', () => {
  it('a short text is shown completely, and of a long one its beginning', () => {
    expect(clipText('Portal')).toBe('Portal');
    expect(clipText('Portal '.repeat(20_000), 10)).toBe('Portal Por…');
  });

  it('a clipped text ends with a complete character', () => {
    expect(clipText('ab😀cd', 3)).toBe('ab…');
  });
});
