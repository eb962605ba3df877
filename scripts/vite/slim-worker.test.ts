import { expect, it } from 'vitest';
import { isAt } from './slim-worker.ts';

it.each([
  ['https://a.test/api/*', 'https://a.test/api/aster/team?skipCount=0', true],
  ['https://a.test/api/*', 'https://a.test/apis', false],
  ['https://a.test/mocks/identity/jwks', 'https://a.test/mocks/identity/jwks', true],
  ['https://a.test/mocks/identity/jwks', 'https://a.test/mocks/identity/token', false],
])('the handler of %s answers %s: %s', (pattern, address, matches) => {
  expect(isAt(pattern, address)).toBe(matches);
});
