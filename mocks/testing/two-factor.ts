import { TOTP } from 'otpauth';
import type { TestServer } from './harness.ts';

/** The time of the two-factor tests. */
export const now = '2026-03-11T12:00:00.000Z';

/** The code of an authenticator app at a time. */
export const codeAt = (secret: string, timestamp = now): string =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(timestamp) });

export const input = (passWord: string, verificationCode: string) => ({
  body: { passWord, verificationCode },
});

/** The calls of a person who sets it up; by default Ben. */
export function createTwoFactorClient(server: TestServer) {
  const start = async (personId = 'ben') =>
    (await server.request(personId, 'getTwoFactorConfig')).twoFactorAuthConfig;
  const verify = async (passWord: string, code: string, personId = 'ben') =>
    (await server.request(personId, 'verifyTwoFactor', input(passWord, code))).twoFactorAuthResult;
  return {
    start,
    verify,
    /** Turns it on and returns the key. */
    enable: async (personId = 'ben'): Promise<string> => {
      const { securityKey } = await start(personId);
      await verify('demo', codeAt(securityKey), personId);
      return securityKey;
    },
    getStatus: async (personId = 'ben') =>
      (await server.request(personId, 'getTwoFactorStatus')).twoFactorAuthStatus,
    codes: async (personId = 'ben') =>
      (await server.request(personId, 'getRecoveryCodes')).recoveryCodes,
  };
}
