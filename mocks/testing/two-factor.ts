import { TOTP } from 'otpauth';
import type { TestServer } from './harness.ts';

/** The moment of the tests of two-factor authentication. */
export const now = '2026-03-11T12:00:00.000Z';

/** What an authenticator app shows at a moment. */
export const codeAt = (secret: string, timestamp = now): string =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(timestamp) });

export const input = (passWord: string, verificationCode: string) => ({
  body: { passWord, verificationCode },
});

/** The calls of a person who sets it up; Ben, unless a test says otherwise. */
export function createTwoFactorClient(server: TestServer) {
  const start = async (personId = 'ben') =>
    (await server.request(personId, 'getTwoFactorConfig')).twoFactorAuthConfig;
  const verify = async (passWord: string, code: string, personId = 'ben') =>
    (await server.request(personId, 'verifyTwoFactor', input(passWord, code))).twoFactorAuthResult;
  return {
    start,
    verify,
    /** Turns it on, and answers the key. */
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
