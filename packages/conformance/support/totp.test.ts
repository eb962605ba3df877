import { describe, expect, it } from 'vitest';
import { generateCode, findWrongCode } from './totp.ts';

/** The ASCII text 12345678901234567890 of RFC 6238, appendix B, in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('the one-time code at %i s is that of RFC 6238: %s', (seconds, code) => {
    expect(generateCode(key, 0, seconds * 1000)).toBe(code);
    expect(generateCode(key, 1, (seconds - 30) * 1000)).toBe(code);
  });

  it('a one-time code is distinguished from a wrong one', () => {
    expect(findWrongCode(key)).toMatch(/^\d{6}$/);
    expect([-1, 0, 1].map((steps) => generateCode(key, steps))).not.toContain(findWrongCode(key));
  });
});
