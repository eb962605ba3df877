import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { createTwoFactorClient, codeAt, input, now } from '../../testing/two-factor.ts';

/** Source: PROF-051, PROF-010, PROF-032. */
const keyOfLeo = 'JBSWY3DPEHPK3PXP';
let server: TestServer;
let account: ReturnType<typeof createTwoFactorClient>;

beforeEach(async () => {
  server = await startServer(now);
  account = createTwoFactorClient(server);
});

describe('the two-factor status', () => {
  it('the two-factor status is off for Ben, and on for Leo, with the date in his format', async () => {
    expect(await account.getStatus()).toEqual({
      isTwoFactorAuthEnabled: false,
      twoFactorAuthEnabledOn: null,
      twoFactorAuthEnabledOnAsString: '',
      recoveryCodesLeft: 0,
    });
    expect(await account.getStatus('leo')).toEqual({
      isTwoFactorAuthEnabled: true,
      twoFactorAuthEnabledOn: '2026-01-10T00:00:00.000Z',
      twoFactorAuthEnabledOnAsString: '10/01/2026',
      recoveryCodesLeft: 3,
    });
    const american = { dateFormat: 'MM/DD/YYYY', timeZone: 'America/New_York' };
    await server.request('leo', 'updateDateFormatAndTimeZone', { body: american });
    expect((await account.getStatus('leo')).twoFactorAuthEnabledOnAsString).toBe('01/09/2026');
  });

  it('the two-factor status belongs to the account and is the same in all tenants of a person', async () => {
    const { securityKey } = await account.start('ava');
    await account.verify('demo', codeAt(securityKey), 'ava');
    const { twoFactorAuthStatus } = await server.request('ava', 'getTwoFactorStatus', {
      tenantId: 'birch',
    });
    expect(twoFactorAuthStatus.isTwoFactorAuthEnabled).toBe(true);
  });
});

describe('the two-factor config', () => {
  it('the two-factor config has qrCode, email and securityKey, with a success message', async () => {
    const { twoFactorAuthConfig, successMessages } = await server.request(
      'ben',
      'getTwoFactorConfig',
    );
    expect(twoFactorAuthConfig).toEqual({
      qrCode: expect.stringMatching(/^data:image\//),
      email: 'ben@demo.test',
      securityKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    expect(successMessages).toEqual(['Scan the QR code with your authenticator app.']);
    expect((await account.getStatus()).isTwoFactorAuthEnabled).toBe(false);
  });

  it('the two-factor config stays the same for an hour, so that a second window does not invalidate the first', async () => {
    const first = await account.start();
    server.setNow('2026-03-11T12:59:59.000Z');
    expect(await account.start()).toEqual(first);
    server.setNow('2026-03-11T13:00:00.000Z');
    expect((await account.start()).securityKey).not.toBe(first.securityKey);
  });

  it('the two-factor config is not returned while two-factor authentication is on', async () => {
    expect(await server.expectError('leo', 'getTwoFactorConfig')).toMatchObject({
      status: 409,
      code: 'twoFactorIsOn',
    });
  });
});

describe('verifying the password and the code', () => {
  it.each([
    ['both wrong', 'guess', '000000', false, false],
    ['only the password wrong', 'guess', null, false, true],
    ['only the code wrong', 'demo', '000000', true, false],
    ['both right', 'demo', null, true, true],
  ])(
    'the verification result is correct with %s',
    async (_, passWord, wrongCode, isPassWordVerified, isAuthCodeVerified) => {
      const { securityKey } = await account.start();
      const result = await account.verify(passWord, wrongCode ?? codeAt(securityKey));
      expect(result).toMatchObject({ isPassWordVerified, isAuthCodeVerified });
      const isOn = isPassWordVerified && isAuthCodeVerified;
      expect(result.twoFactorAuthStatus.isTwoFactorAuthEnabled).toBe(isOn);
      expect(await account.getStatus()).toEqual(result.twoFactorAuthStatus);
    },
  );

  it('the verification requires both the password and the verification code', async () => {
    await account.start();
    const rejected = await server.expectError('ben', 'verifyTwoFactor', { body: {} });
    expect(rejected.fieldErrors).toEqual({
      passWord: ['passWord is required'],
      verificationCode: ['verificationCode is required'],
    });
  });

  it('the verification accepts a code with spaces, as apps show it', async () => {
    const code = codeAt((await account.start()).securityKey);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await account.verify('demo', spaced)).isAuthCodeVerified).toBe(true);
  });

  it('the verification accepts a code only once', async () => {
    const key = await account.enable();
    expect((await account.verify('demo', codeAt(key))).isAuthCodeVerified).toBe(false);
    const next = '2026-03-11T12:00:30.000Z';
    server.setNow(next);
    expect((await account.verify('demo', codeAt(key, next))).isAuthCodeVerified).toBe(true);
    expect((await account.verify('demo', codeAt(key))).isAuthCodeVerified).toBe(false);
  });

  it('the verification has to start with the config, whose key is valid for an hour', async () => {
    const sent = input('demo', '123456');
    expect((await server.expectError('ben', 'verifyTwoFactor', sent)).code).toBe(
      'twoFactorNotStarted',
    );
    const { securityKey } = await account.start();
    const late = '2026-03-11T13:00:00.000Z';
    server.setNow(late);
    const right = input('demo', codeAt(securityKey, late));
    expect(await server.expectError('ben', 'verifyTwoFactor', right)).toMatchObject({
      status: 409,
    });
  });

  it('the verification has to wait after five wrong codes in a row, also with the right one', async () => {
    const { securityKey } = await account.start();
    for (let tried = 0; tried < 5; tried += 1) await account.verify('demo', '000000');
    const right = input('demo', codeAt(securityKey));
    const response = await server.send('ben', 'verifyTwoFactor', right);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    const later = '2026-03-11T12:01:00.000Z';
    server.setNow(later);
    expect(await account.verify('demo', codeAt(securityKey, later))).toMatchObject({
      isPassWordVerified: true,
      isAuthCodeVerified: true,
    });
  });

  it('the verification has to wait after five wrong passwords, also to turn two-factor off', async () => {
    const key = await account.enable();
    for (let tried = 0; tried < 5; tried += 1) await account.verify('guess', '000000');
    const body = { password: 'demo' };
    expect((await server.expectError('ben', 'disableTwoFactor', { body })).status).toBe(429);
    expect((await account.getStatus()).isTwoFactorAuthEnabled).toBe(true);
    expect(key).toHaveLength(32);
  });
});

describe('turning two-factor authentication off', () => {
  const disable = async (password: string, personId: string) =>
    (await server.request(personId, 'disableTwoFactor', { body: { password } }))
      .twoFactorAuthResult;

  it('turning two-factor off needs the current password, and a wrong one is reported and leaves it on', async () => {
    expect(await disable('guess', 'leo')).toMatchObject({
      isPassWordVerified: false,
      isAuthCodeVerified: null,
      twoFactorAuthStatus: { isTwoFactorAuthEnabled: true },
    });
    expect((await account.getStatus('leo')).isTwoFactorAuthEnabled).toBe(true);
    const rejected = await server.expectError('leo', 'disableTwoFactor', { body: {} });
    expect(rejected.fieldErrors).toEqual({ password: ['password is required'] });
  });

  it('turning two-factor off deletes the key and the recovery codes', async () => {
    expect((await account.verify('demo', codeAt(keyOfLeo), 'leo')).isAuthCodeVerified).toBe(true);
    expect(await disable('demo', 'leo')).toEqual({
      isPassWordVerified: true,
      isAuthCodeVerified: null,
      twoFactorAuthStatus: {
        isTwoFactorAuthEnabled: false,
        twoFactorAuthEnabledOn: null,
        twoFactorAuthEnabledOnAsString: '',
        recoveryCodesLeft: 0,
      },
    });
    const sent = input('demo', 'LEOS-DEMO-CODE-0002');
    expect((await server.expectError('leo', 'verifyTwoFactor', sent)).status).toBe(409);
    expect((await account.start('leo')).securityKey).not.toBe(keyOfLeo);
  });

  it('turning two-factor off changes nothing when it is already off', async () => {
    expect(await disable('demo', 'ben')).toMatchObject({ isPassWordVerified: true });
    expect((await account.getStatus()).isTwoFactorAuthEnabled).toBe(false);
  });

  it('turning two-factor off accepts the changed password', async () => {
    const next = { newPassword: 'Plum-tree-1', newConfirmPassword: 'Plum-tree-1' };
    await server.request('leo', 'changePassword', {
      body: { id: 'leo', oldPassword: 'demo', ...next },
    });
    expect((await disable('demo', 'leo')).isPassWordVerified).toBe(false);
    expect((await disable('Plum-tree-1', 'leo')).isPassWordVerified).toBe(true);
  });
});
