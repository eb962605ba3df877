import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { accountOf, now } from '../../testing/two-factor.ts';

/** Source of the rules: document 1, sections 3, 4, 5 and 8. */
let server: TestServer;
let account: ReturnType<typeof accountOf>;

beforeEach(async () => {
  server = await startServer(now);
  account = accountOf(server);
});

describe('recovery codes', () => {
  it('are a list of ten strings after both checks are right', async () => {
    await account.enable();
    const list = await account.codes();
    expect(new Set(list).size).toBe(10);
    const form = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
    expect(list.filter((code) => !form.test(code))).toEqual([]);
  });

  it('are told only within ten minutes of a right verification', async () => {
    expect((await server.refusal('ben', 'getRecoveryCodes')).code).toBe('verifyFirst');
    expect((await server.refusal('leo', 'getRecoveryCodes')).status).toBe(409);
    await account.enable();
    server.setNow('2026-03-11T12:09:59.000Z');
    expect(await account.codes()).toHaveLength(10);
    server.setNow('2026-03-11T12:10:00.000Z');
    expect((await server.refusal('ben', 'getRecoveryCodes')).status).toBe(409);
  });

  it('are kept only as hashes', async () => {
    await account.enable();
    const [first = ''] = await account.codes();
    const record = await server.store.transaction('read', ({ platform }) =>
      platform.get('twoFactor', 'ben'),
    );
    expect(record?.recoveryHashes).toHaveLength(10);
    expect(JSON.stringify(record)).not.toContain(first);
    expect(JSON.stringify(record)).not.toContain(first.replaceAll('-', ''));
  });

  it('are good once each, in place of a code of the app, however they are written', async () => {
    await account.enable();
    const [first = '', second = ''] = await account.codes();
    expect((await account.verify('demo', first)).isAuthCodeVerified).toBe(true);
    expect((await account.verify('demo', first)).isAuthCodeVerified).toBe(false);
    const written = second.replaceAll('-', ' ').toLowerCase();
    expect((await account.verify('demo', written)).isAuthCodeVerified).toBe(true);
  });

  it('are not used up by a try with a wrong password', async () => {
    await account.enable();
    const [first = ''] = await account.codes();
    expect(await account.verify('guess', first)).toMatchObject({ isPassWordVerified: false });
    expect((await account.verify('demo', first)).isAuthCodeVerified).toBe(true);
  });

  it('are void once there are new ones', async () => {
    await account.enable();
    const [old = ''] = await account.codes();
    await account.codes();
    expect((await account.verify('demo', old)).isAuthCodeVerified).toBe(false);
  });

  it('of Leo are those of the demo world', async () => {
    expect((await account.verify('demo', 'LEOS-DEMO-CODE-0001', 'leo')).isAuthCodeVerified).toBe(
      true,
    );
    expect((await account.verify('demo', 'LEOS-DEMO-CODE-0001', 'leo')).isAuthCodeVerified).toBe(
      false,
    );
  });
});
