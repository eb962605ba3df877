import { expect, it } from 'vitest';
import { readableOn } from './readable-on.ts';

it('text on a colour is black or white, whichever has the higher contrast', () => {
  const colors = ['#000000', '#FFFFFF', '#FDE047', '#7C3AED', '#777777', 'none'];
  expect(colors.map(readableOn)).toEqual(['white', 'black', 'black', 'white', 'black', 'white']);
});
