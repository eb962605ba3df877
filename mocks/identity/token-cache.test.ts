import { expect, it, vi } from 'vitest';
import { decodeClaims, encoded } from './jws.ts';
import { remembering } from './token-cache.ts';

const start = Date.parse('2026-03-11T15:00:00.000Z');

/** A token that expires this many seconds after the start; its signature is not verified. */
function tokenFor(subject: string, lifetime: number): string {
  const claims = JSON.stringify({ sub: subject, exp: start / 1000 + lifetime });
  return `e30.${encoded(new TextEncoder().encode(claims))}.`;
}

function verifier() {
  let now = start;
  const verify = vi.fn<(token: string) => Promise<string>>(async (token) =>
    String(decodeClaims(token)['sub']),
  );
  return {
    verify,
    verifyCached: remembering(verify, { now: () => now }),
    pass: (seconds: number): void => {
      now += seconds * 1000;
    },
  };
}

it('the token cache verifies a token once until it expires, and then again', async () => {
  const { verify, verifyCached, pass } = verifier();
  const token = tokenFor('ben', 60);
  expect([await verifyCached(token), await verifyCached(token)]).toEqual(['ben', 'ben']);
  pass(59);
  await verifyCached(token);
  expect(verify).toHaveBeenCalledTimes(1);
  pass(1);
  verify.mockRejectedValueOnce(new Error('expired'));
  await expect(verifyCached(token)).rejects.toThrow('expired');
});

it('the token cache does not take one token for another', async () => {
  const { verifyCached } = verifier();
  expect(await verifyCached(tokenFor('ben', 60))).toBe('ben');
  expect(await verifyCached(tokenFor('ava', 60))).toBe('ava');
});

it('the token cache verifies again a token that was rejected or that has no expiry', async () => {
  const { verify, verifyCached } = verifier();
  verify.mockRejectedValueOnce(new Error('the keys are not there yet'));
  const token = tokenFor('ben', 60);
  await expect(verifyCached(token)).rejects.toThrow('keys');
  expect(await verifyCached(token)).toBe('ben');
  verify.mockResolvedValue('ben');
  for (const opaque of ['opaque', 'e30.e30.']) {
    verify.mockClear();
    await verifyCached(opaque);
    await verifyCached(opaque);
    expect(verify).toHaveBeenCalledTimes(2);
  }
});

it('the token cache stores a bounded number of tokens', async () => {
  const { verify, verifyCached } = verifier();
  for (let at = 0; at <= 1000; at += 1) await verifyCached(tokenFor(`${at}`, 60));
  verify.mockClear();
  await verifyCached(tokenFor('1000', 60));
  expect(verify).not.toHaveBeenCalled();
  await verifyCached(tokenFor('0', 60));
  expect(verify).toHaveBeenCalledOnce();
});
