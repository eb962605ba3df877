import { describe, expect, it } from 'vitest';
import { getHue, initials } from './avatar-initials.ts';

describe('initials', () => {
  it('the initials are the first letter of the first and of the last word', () => {
    expect(initials('Ana María de la Cruz')).toBe('AC');
  });

  it('the initials are one letter for a single word and none for an empty name', () => {
    expect(initials('atrium')).toBe('A');
    expect(initials('  ')).toBe('');
  });

  it('the initials keep a letter together with its accents', () => {
    expect(initials('E\u0301mile Zola')).toBe('E\u0301Z');
  });

  it('the initials leave scripts without capitals unchanged', () => {
    expect(initials('李 小龙')).toBe('李小');
    expect(initials('سارة أحمد')).toBe('سأ');
  });
});

describe('getHue', () => {
  it('hueOf gives a name the same hue every time, from 0 to 5', () => {
    for (const name of ['', 'Ada Lovelace', '李小龙', 'x'.repeat(500)]) {
      expect(getHue(name)).toBe(getHue(name));
      expect(getHue(name)).toBeGreaterThanOrEqual(0);
      expect(getHue(name)).toBeLessThan(6);
    }
  });
});
