import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { createTwoFactorClient, codeAt, input, now } from '../../testing/two-factor.ts';
import { plainCode } from './recovery-codes.ts';

/** Source: PROF-051, PROF-032, PROF-013. */
let server: TestServer;
let account: ReturnType<typeof createTwoFactorClient>;

beforeEach(async () => {
  server = await startServer(now);
  account = createTwoFactorClient(server);
});

describe('recovery codes', () => {
  it('recovery codes are a list of ten strings after both checks succeed', async () => {
    await account.enable();
    const list = await account.codes();
    expect(new Set(list).size).toBe(10);
    const form = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
    expect(list.filter((code) => !form.test(code))).toEqual([]);
  });

  it('recovery codes are returned only within ten minutes of a successful verification', async () => {
    expect((await server.expectError('ben', 'getRecoveryCodes')).code).toBe('verifyFirst');
    expect((await server.expectError('leo', 'getRecoveryCodes')).status).toBe(409);
    await account.enable();
    server.setNow('2026-03-11T12:09:59.000Z');
    expect(await account.codes()).toHaveLength(10);
    server.setNow('2026-03-11T12:10:00.000Z');
    expect((await server.expectError('ben', 'getRecoveryCodes')).status).toBe(409);
  });

  it('recovery codes are stored only as hashes', async () => {
    await account.enable();
    const [first = ''] = await account.codes();
    const record = await server.store.transaction('read', ({ platform }) =>
      platform.get('twoFactor', 'ben'),
    );
    expect(record?.recoveryHashes).toHaveLength(10);
    expect(JSON.stringify(record)).not.toContain(first);
    expect(JSON.stringify(record)).not.toContain(first.replaceAll('-', ''));
  });

  it('each recovery code is valid once, instead of a code of the app, in any spelling', async () => {
    await account.enable();
    const [first = '', second = ''] = await account.codes();
    expect((await account.verify('demo', first)).isAuthCodeVerified).toBe(true);
    expect((await account.verify('demo', first)).isAuthCodeVerified).toBe(false);
    const written = second.replaceAll('-', ' ').toLowerCase();
    expect((await account.verify('demo', written)).isAuthCodeVerified).toBe(true);
  });

  it('recovery codes are not used up by an attempt with a wrong password', async () => {
    await account.enable();
    const [first = ''] = await account.codes();
    expect(await account.verify('guess', first)).toMatchObject({ isPassWordVerified: false });
    expect((await account.verify('demo', first)).isAuthCodeVerified).toBe(true);
  });

  it('recovery codes are void after new ones are created', async () => {
    await account.enable();
    const [old = ''] = await account.codes();
    await account.codes();
    expect((await account.verify('demo', old)).isAuthCodeVerified).toBe(false);
  });

  it('recovery codes that are left are counted', async () => {
    expect((await account.getStatus('leo')).recoveryCodesLeft).toBe(3);
    await account.verify('demo', 'LEOS-DEMO-CODE-0002', 'leo');
    expect((await account.getStatus('leo')).recoveryCodesLeft).toBe(2);
    await account.enable();
    expect((await account.getStatus()).recoveryCodesLeft).toBe(0);
    await account.codes();
    expect((await account.getStatus()).recoveryCodesLeft).toBe(10);
  });

  it('the recovery codes of Leo are those of the demo data', async () => {
    expect((await account.verify('demo', 'LEOS-DEMO-CODE-0001', 'leo')).isAuthCodeVerified).toBe(
      true,
    );
    expect((await account.verify('demo', 'LEOS-DEMO-CODE-0001', 'leo')).isAuthCodeVerified).toBe(
      false,
    );
  });
});

describe('new recovery codes', () => {
  const renew = (passWord: string, code: string, personId = 'leo') =>
    server.request(personId, 'renewRecoveryCodes', input(passWord, code));
  const keyOfLeo = 'JBSWY3DPEHPK3PXP';

  it('new recovery codes replace the previous ones, and require a password and a code', async () => {
    const { twoFactorAuthResult, recoveryCodes } = await renew('demo', codeAt(keyOfLeo));
    expect(twoFactorAuthResult).toMatchObject({
      isPassWordVerified: true,
      isAuthCodeVerified: true,
      twoFactorAuthStatus: { recoveryCodesLeft: 10 },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    const counts = async (code = '') =>
      (await account.verify('demo', code, 'leo')).isAuthCodeVerified;
    expect(await counts('LEOS-DEMO-CODE-0001')).toBe(false);
    expect(await counts(recoveryCodes[0])).toBe(true);
  });

  it('new recovery codes can be created with an unused recovery code instead of the app’s code', async () => {
    expect((await renew('demo', 'leos demo code 0003')).recoveryCodes).toHaveLength(10);
  });

  it.each([
    ['a wrong password', 'guess', codeAt(keyOfLeo), [false, true]],
    ['a wrong code', 'demo', '000000', [true, false]],
    ['both wrong', 'guess', '000000', [false, false]],
  ])(
    'new recovery codes are not created for %s, and nothing is used up',
    async (_case, passWord, code, flags) => {
      const { twoFactorAuthResult, recoveryCodes } = await renew(passWord, code);
      const { isPassWordVerified, isAuthCodeVerified, twoFactorAuthStatus } = twoFactorAuthResult;
      expect([isPassWordVerified, isAuthCodeVerified]).toEqual(flags);
      expect([twoFactorAuthStatus.recoveryCodesLeft, recoveryCodes]).toEqual([3, []]);
      expect((await account.verify('demo', codeAt(keyOfLeo), 'leo')).isAuthCodeVerified).toBe(true);
    },
  );

  it('new recovery codes require a different code than the previous request', async () => {
    await account.verify('demo', codeAt(keyOfLeo), 'leo');
    const { twoFactorAuthResult } = await renew('demo', codeAt(keyOfLeo));
    expect(twoFactorAuthResult.isAuthCodeVerified).toBe(false);
  });

  it('new recovery codes have to wait after five wrong codes, counted with those of the verification', async () => {
    for (const _ of [1, 2, 3]) await renew('demo', '000000');
    for (const _ of [4, 5]) await account.verify('demo', '000000', 'leo');
    const rejected = await server.expectError('leo', 'renewRecoveryCodes', input('demo', '000000'));
    expect(rejected).toMatchObject({ status: 429, code: 'tooManyTries' });
  });

  it('new recovery codes are not created while two-factor authentication is disabled', async () => {
    const rejected = await server.expectError('ben', 'renewRecoveryCodes', input('demo', '000000'));
    expect(rejected).toMatchObject({ status: 409, code: 'twoFactorIsOff' });
  });
});

describe('a code normalized for comparison', () => {
  it.each([
    ['full width', '２８７ ０８２'],
    ['Arabic', '٢٨٧٠٨٢'],
    ['Persian', '۲۸۷۰۸۲'],
    ['Devanagari', '२८७०८२'],
    ['Latin', ' 287-082 '],
  ])('%s digits are compared as Latin ones', (_, typed) => {
    expect(plainCode(typed)).toBe('287082');
  });

  it('full-width letters are compared as Latin ones', () => {
    expect(plainCode('ａｂ９－Ｃ')).toBe('AB9C');
  });
});
