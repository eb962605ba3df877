import { expect, it } from 'vitest';
import { bearerOfClaims } from './bearer.ts';

const claims = { sub: 'ben', sid: 's1', auth_time: 1_700_000_000, jti: 't1', iat: 1_700_000_600 };

it.each([
  ['the provider’s session', {}, 'ben:s1'],
  ['the moment of signing in', { sid: undefined }, 'ben:1700000000'],
  ['the token', { sid: undefined, auth_time: undefined }, 'ben:t1'],
  ['when it was given', { sid: undefined, auth_time: undefined, jti: undefined }, 'ben:1700000600'],
])('a token belongs to the session that is identified by %s', (_by, without, sessionId) => {
  expect(bearerOfClaims({ ...claims, ...without }).sessionId).toBe(sessionId);
});

it('a session starts when the user signed in, as far as the token shows', () => {
  expect(bearerOfClaims(claims).since).toBe(1_700_000_000_000);
  expect(bearerOfClaims({ sub: 'ben', iat: 1_700_000_600 }).since).toBe(1_700_000_600_000);
  expect(bearerOfClaims({ sub: 'ben' }).since).toBeUndefined();
});

it('a token without a subject is rejected', () => {
  expect(() => bearerOfClaims({ sid: 's1' })).toThrow(TypeError);
  expect(() => bearerOfClaims({ sub: '' })).toThrow(TypeError);
});
