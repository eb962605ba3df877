import { describe, expect, it } from 'vitest';
import { getHue, initials } from './avatar-initials.ts';

describe('initials', () => {
  it('takes the first letter of the first and of the last word', () => {
    expect(initials('Ana María de la Cruz')).toBe('AC');
  });

  it('takes one letter of a single word and none of an empty name', () => {
    expect(initials('atrium')).toBe('A');
    expect(initials('  ')).toBe('');
  });

  it('keeps a letter together with its accents', () => {
    expect(initials('E\u0301mile Zola')).toBe('E\u0301Z');
  });

  it('leaves scripts without capitals as they are', () => {
    expect(initials('李 小龙')).toBe('李小');
    expect(initials('سارة أحمد')).toBe('سأ');
  });
});

describe('getHue', () => {
  it('gives a name the same hue every time, from 0 to 5', () => {
    for (const name of ['', 'Ada Lovelace', '李小龙', 'x'.repeat(500)]) {
      expect(getHue(name)).toBe(getHue(name));
      expect(getHue(name)).toBeGreaterThanOrEqual(0);
      expect(getHue(name)).toBeLessThan(6);
    }
  });
});
