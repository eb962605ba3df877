import { describe, expect, it } from 'vitest';
import { isInOrder } from './order.ts';

describe('the order of texts', () => {
  it('the order of texts ignores case, and reads numbers by value or by digits', () => {
    expect(isInOrder(['apple', 'Berry', 'cherry'])).toBe(true);
    expect(isInOrder(['item 2', 'item 10'])).toBe(true);
    expect(isInOrder(['item 10', 'item 2'])).toBe(true);
    expect(isInOrder(['Berry', 'apple'])).toBe(false);
  });

  it('Chinese characters may be in the order of their strokes or of their code points', () => {
    expect(isInOrder(['贁', '瓔'])).toBe(true);
    expect(isInOrder(['瓔', '贁'])).toBe(true);
    expect(isInOrder(['瓔', 'apple'])).toBe(false);
  });
});
