import { describe, expect, it } from 'vitest';
import { fits, parseShape } from './shape.ts';

describe('a response shape', () => {
  it.each([
    ['{}', {}, true],
    ['{}', [], false],
    ['{}', null, false],
    ['?{}', null, true],
    ['{id" count# isOpen!}', { id: 'a', count: 0, isOpen: false }, true],
    ['{id" count# isOpen!}', { id: 'a', count: '0', isOpen: false }, false],
    ['{id"?}', { id: null }, true],
    ['{id"?}', {}, false],
    ['{any}', { any: [null] }, true],
    ['{any}', { toString: 1 }, false],
    ['{toString"}', {}, false],
    ['{rows[}', { rows: [1, null, 'x'] }, true],
    ['{rows["}', { rows: ['x'] }, true],
    ['{rows["}', { rows: ['x', 1] }, false],
    ['{rows[{cells[{}} total#}', { rows: [{ cells: [{}] }], total: 1 }, true],
    ['{rows[{cells[{}} total#}', { rows: [{ cells: [null] }], total: 1 }, false],
    ['{rows[{cells[{}} total#}', { rows: [{ cells: [] }] }, false],
    ['{grid[[#}', { grid: [[1], []] }, true],
    ['{grid[[#}', { grid: [1] }, false],
    ['"{}[{}', 'text', true],
    ['"{}[{}', [{}], true],
    ['"{}[{}', 1, false],
    ['', undefined, true],
    ['{}', undefined, false],
  ])('the shape %s of %j is right: %s', (text, value, right) => {
    expect(fits(value, parseShape(text))).toBe(right);
  });
});
