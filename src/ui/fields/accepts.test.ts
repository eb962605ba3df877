import { describe, expect, it } from 'vitest';
import { accepts } from './accepts.ts';

const file = (name: string, type = '') => ({ name, type });

describe('a list of accepted files', () => {
  it('the accepted files are matched by extension, whatever its case', () => {
    expect(accepts(['.jpg', ' .PNG'], file('Ava.png'))).toBe(true);
    expect(accepts(['.jpg'], file('jpg'))).toBe(false);
  });

  it('the accepted files are matched by type or by kind of type', () => {
    expect(accepts(['image/png'], file('a', 'image/png'))).toBe(true);
    expect(accepts(['image/*'], file('a', 'image/webp'))).toBe(true);
    expect(accepts(['image/*'], file('a.png', 'application/pdf'))).toBe(false);
  });
});
