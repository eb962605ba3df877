import { seeded } from '../../seed/seeded.ts';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { sign } from '../../identity/keys.ts';
import { createNodeServer } from '../../node.ts';
import { rightsIn } from '../messages/rights.ts';
import { requestFor, startServer, type TestServer } from '../../testing/harness.ts';
import { readBearerToken } from './access.ts';

const now = '2026-03-11T15:00:00.000Z';
const ids = Object.keys(operations) as OperationId[];
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

async function respondTo(token: string | undefined, id: OperationId = 'getUserRole') {
  const response = await server.fetch(requestFor(server.apiAddress, id, { body: {} }, token));
  const { code = '' } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`.trim();
}

/** A token of the server's own key with other claims or of another kind. */
function tokenWith(
  claims: Record<string, unknown>,
  more: { lifetime?: number; type?: 'JWT' } = {},
) {
  const { lifetime = 3600, type = 'at+jwt' } = more;
  return sign(
    server.store,
    { now: () => Date.parse(now) },
    { claims: { iss: server.issuer, sub: 'ben', aud: 'atrium-api', ...claims }, lifetime, type },
  );
}

describe('the bearer token', () => {
  it.each(ids.filter((id) => !operations[id].isPublic))(
    'the bearer token is required for %s',
    async (id) => {
      expect(await respondTo(undefined, id)).toBe('401 tokenMissing');
    },
  );

  it('the bearer token is taken only from the Authorization header, whatever the case of its scheme', () => {
    const request = (value: string) =>
      new Request('http://x/', { headers: { Authorization: value } });
    expect(readBearerToken(request('Bearer abc'))).toBe('abc');
    expect(readBearerToken(request('bearer abc'))).toBe('abc');
    for (const wrong of ['Basic abc', 'Bearer', 'abc']) {
      expect(() => readBearerToken(request(wrong))).toThrow('tokenMissing');
    }
  });

  it('a valid token admits the user', async () => {
    expect(await respondTo(await server.tokenFor('ben'))).toBe('200');
    expect(await respondTo(await tokenWith({}))).toBe('200');
  });

  it('a token signed with another key is rejected', async () => {
    const other = await createNodeServer({ clock: { now: () => Date.parse(now) } });
    expect(await respondTo(await other.tokenFor('ben'))).toBe('401 tokenInvalid');
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ iss: server.issuer, sub: 'ava', aud: 'atrium-api' })
      .setProtectedHeader({ alg: 'ES256', kid: 'demo', typ: 'at+jwt' })
      .setExpirationTime('1h')
      .sign(privateKey);
    expect(await respondTo(forged)).toBe('401 tokenInvalid');
  });

  it('a token is rejected when its claims were changed after signing, or when it is not signed', async () => {
    const [header = '', , signature = ''] = (await tokenWith({})).split('.');
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: server.issuer, sub: 'ava', aud: 'atrium-api', exp: 4_000_000_000 };
    expect(await respondTo(`${header}.${encoded(claims)}.${signature}`)).toBe('401 tokenInvalid');
    const unsigned = encoded({ alg: 'none', typ: 'at+jwt' });
    expect(await respondTo(`${unsigned}.${encoded(claims)}.`)).toBe('401 tokenInvalid');
    expect(await respondTo('nonsense')).toBe('401 tokenInvalid');
  });

  it('an expired token is rejected', async () => {
    const token = await server.tokenFor('ben', 60);
    server.setNow('2026-03-11T15:00:59.000Z');
    expect(await respondTo(token)).toBe('200');
    server.setNow('2026-03-11T15:01:01.000Z');
    expect(await respondTo(token)).toBe('401 tokenInvalid');
    server.setNow(now);
  });

  it('a token for another audience or from another issuer is rejected', async () => {
    expect(await respondTo(await tokenWith({ aud: 'other-api' }))).toBe('401 tokenInvalid');
    expect(await respondTo(await tokenWith({ iss: 'http://evil.test' }))).toBe('401 tokenInvalid');
    expect(await respondTo(await tokenWith({ sub: undefined }))).toBe('401 tokenInvalid');
  });

  it('an ID token is rejected', async () => {
    const idToken = await tokenWith({ aud: ['atrium', 'atrium-api'] }, { type: 'JWT' });
    expect(await respondTo(idToken)).toBe('401 tokenInvalid');
  });

  it('a token of a user unknown to the portal is rejected', async () => {
    expect(await respondTo(await server.tokenFor('mallory'))).toBe('401 personUnknown');
  });
});

describe('the right that an operation requires', () => {
  const guarded = ids.filter((id) => operations[id].privilege !== null);

  it.each(guarded)('the missing right is named for %s', async (id) => {
    const { privilege } = operations[id];
    const rejected = await server.expectError('dora', id, { body: {} });
    expect(rejected).toMatchObject({
      status: 403,
      code: 'privilegeMissing',
      errorMessages: [`You need the “${rightsIn('en', [privilege ?? ''])}” permission to do this.`],
    });
  });

  it('the right is checked before the request is validated', async () => {
    const wrong = { body: { type: 'nonsense' } };
    expect((await server.expectError('chloe', 'postClockWork', wrong)).status).toBe(403);
    expect((await server.expectError('ben', 'postClockWork', wrong)).status).toBe(400);
  });

  it('a changed right takes effect as soon as a role gains or loses it', async () => {
    const give = (privileges: ('clockwork.basic' | 'dashboard.basic')[]) =>
      server.store.transaction('write', (tx) =>
        tx
          .tenant('aster')
          .put('roles', seeded({ id: 'clientDesk', name: 'Client desk', privileges }, 0)),
      );
    await give(['dashboard.basic', 'clockwork.basic']);
    const { clockWorkRunningEntries } = await server.request('chloe', 'getRunningEntries');
    expect(clockWorkRunningEntries).toEqual([]);
    await give(['dashboard.basic']);
    expect((await server.expectError('chloe', 'getRunningEntries')).status).toBe(403);
  });

  // A user of Aster Labs without any right.
  beforeAll(async () => {
    await server.store.transaction('write', async (tx) => {
      const [ben, user] = await Promise.all([
        tx.platform.get('people', 'ben'),
        tx.tenant('aster').get('tenantUsers', 'ben'),
      ]);
      if (!ben || !user) throw new Error('Ben is missing.');
      const dora = { id: 'dora:aster', personId: 'dora', tenantId: 'aster', isUserAssigned: true };
      await tx.platform.put('people', { ...ben, id: 'dora' });
      await tx.platform.put('assignments', dora);
      await tx.tenant('aster').put('tenantUsers', { ...user, id: 'dora', roleIds: [] });
    });
  });
});
