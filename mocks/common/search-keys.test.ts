import { expect, it } from 'vitest';
import { foldAccents } from './search-keys.ts';

it.each([
  ['Éclair', 'Eclair'],
  ['Ñandú', 'Nandu'],
  ['E\u0301clair', 'Eclair'],
  ['Việt', 'Viet'],
  ['ΆΛΦΑ', 'ΑΛΦΑ'],
  ['й', 'й'],
  ['हिन्दी', 'हिन्दी'],
  ['مُحَمَّد', 'مُحَمَّد'],
])('the accents of %s are folded to %s', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});
