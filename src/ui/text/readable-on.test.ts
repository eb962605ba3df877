import { expect, it } from 'vitest';
import { getContrast, readableOn } from './readable-on.ts';

it('text on a colour is black or white, whichever has the higher contrast', () => {
  const colors = ['#000000', '#FFFFFF', '#FDE047', '#7C3AED', '#777777', 'none'];
  expect(colors.map(readableOn)).toEqual(['white', 'black', 'black', 'white', 'black', 'white']);
});

it('the contrast of two colours is the same both ways, from 1 to 21', () => {
  expect(getContrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(getContrast('#777777', '#777777')).toBe(1);
  expect(getContrast('#767676', '#FFFFFF')).toBeCloseTo(getContrast('#FFFFFF', '#767676'));
  expect(getContrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
