import { beforeEach, describe, expect, it } from 'vitest';
import { personWith } from '../../identity/authorization.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PROF-054, PROF-032. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const change = (over: object = {}) => ({
  body: {
    id: 'ben',
    oldPassword: 'demo',
    newPassword: 'Correct-horse-9',
    newConfirmPassword: 'Correct-horse-9',
    ...over,
  },
});
const signIn = (password: string) => personWith(server.store, { email: 'ben@demo.test', password });

describe('changing the password', () => {
  it('changing the password reports success and that other sessions were ended', async () => {
    expect(await server.request('ben', 'changePassword', change())).toEqual({
      successMessages: [
        'Your password has been changed successfully.',
        'You have been signed out everywhere else.',
      ],
      warningMessages: [],
    });
  });

  it('changing the password changes what the identity provider accepts', async () => {
    expect(await signIn('demo')).toBe('ben');
    await server.request('ben', 'changePassword', change());
    expect(await signIn('Correct-horse-9')).toBe('ben');
    expect(await signIn('demo')).toBeNull();
  });

  it('the new password is stored only as a hash with its own salt', async () => {
    await server.request('ben', 'changePassword', change());
    await server.request('ava', 'changePassword', change({ id: 'ava' }));
    const hashes = await server.store.transaction('read', async ({ platform }) =>
      (await platform.query('people', { where: { id: ['ava', 'ben'] } })).map(
        ({ passwordHash }) => passwordHash,
      ),
    );
    expect(JSON.stringify(hashes)).not.toContain('Correct');
    expect(new Set(hashes).size).toBe(2);
  });

  it('a wrong current password gets a warning and changes nothing', async () => {
    const wrong = change({ oldPassword: 'Demo' });
    expect(await server.request('ben', 'changePassword', wrong)).toEqual({
      successMessages: [],
      warningMessages: ['Password is incorrect'],
    });
    expect(await signIn('demo')).toBe('ben');
  });

  it('a confirmation that does not match gets the warning “Both Passwords do not match.”', async () => {
    const other = change({ newConfirmPassword: 'correct-horse-9' });
    const { successMessages, warningMessages } = await server.request(
      'ben',
      'changePassword',
      other,
    );
    expect([successMessages, warningMessages]).toEqual([[], ['Both Passwords do not match.']]);
    expect(await signIn('demo')).toBe('ben');
  });

  it('changing the password requires the current, the new and the confirmed password', async () => {
    const rejected = await server.expectError('ben', 'changePassword', { body: { id: 'ben' } });
    expect(rejected.fieldErrors).toEqual({
      oldPassword: ['oldPassword is required'],
      newPassword: ['newPassword is required'],
      newConfirmPassword: ['newConfirmPassword is required'],
    });
    const empty = await server.expectError('ben', 'changePassword', change({ oldPassword: '' }));
    expect(empty.fieldErrors).toEqual({ oldPassword: ['oldPassword is required'] });
    const blank = change({ newPassword: '   ', newConfirmPassword: '   ' });
    const blankly = await server.expectError('ben', 'changePassword', blank);
    expect(blankly.fieldErrors).toEqual({ newPassword: ['newPassword is required'] });
  });

  it.each([
    ['Short-1', ['The new password must have at least 8 characters.']],
    ['correct-horse-9', ['The new password must contain an uppercase letter.']],
    ['CorrectHorse9', ['The new password must contain a symbol.']],
    ['Correct-horse', ['The new password must contain a number.']],
    ['demo', ['The new password must be different from your current one.']],
    [
      'tree1',
      [
        'The new password must have at least 8 characters.',
        'The new password must contain an uppercase letter.',
        'The new password must contain a symbol.',
      ],
    ],
  ])(
    'the new password %s gets a warning and changes nothing',
    async (newPassword, warningMessages) => {
      const weak = change({ newPassword, newConfirmPassword: newPassword });
      expect(await server.request('ben', 'changePassword', weak)).toEqual({
        successMessages: [],
        warningMessages,
      });
      expect(await signIn('demo')).toBe('ben');
    },
  );

  it('the password rules count letters of every script, and a surrogate pair as one character', async () => {
    const good = 'Ünï-🔑-٣x';
    await server.request(
      'ben',
      'changePassword',
      change({ newPassword: good, newConfirmPassword: good }),
    );
    expect(await signIn(good)).toBe('ben');
  });

  it('a wrong current password gets its warning before all others', async () => {
    const wrong = change({ oldPassword: 'tree', newPassword: 'tree', newConfirmPassword: 'tree' });
    const { warningMessages } = await server.request('ben', 'changePassword', wrong);
    expect(warningMessages).toEqual(['Password is incorrect']);
  });

  it('the demo password is not accepted again as a new password', async () => {
    await server.request('ben', 'changePassword', change());
    const back = {
      oldPassword: 'Correct-horse-9',
      newPassword: 'demo',
      newConfirmPassword: 'demo',
    };
    const { warningMessages } = await server.request('ben', 'changePassword', change(back));
    expect(warningMessages).toHaveLength(4);
    expect(await signIn('demo')).toBeNull();
  });

  it('changing the password signs out all other sessions, but not the current one', async () => {
    const statusIn = async (sid: string) =>
      (await server.send('ben', 'getUserRole', { sid })).status;
    expect([await statusIn('here'), await statusIn('there')]).toEqual([200, 200]);
    await server.request('ben', 'changePassword', { ...change(), sid: 'here' });
    expect([await statusIn('here'), await statusIn('there')]).toEqual([200, 401]);
    expect((await server.request('ben', 'listSessions', { sid: 'here' })).sessions).toHaveLength(1);
  });

  it('changing the password does not mention other sessions when there are none', async () => {
    const own = { ...change({ id: 'grace' }), sid: 'here' };
    expect((await server.request('grace', 'changePassword', own)).successMessages).toEqual([
      'Your password has been changed successfully.',
    ]);
  });

  it('a rejected password change signs no one out', async () => {
    await server.request(
      'ben',
      'changePassword',
      change({ newPassword: 'x', newConfirmPassword: 'x' }),
    );
    expect((await server.request('ben', 'listSessions')).sessions).toHaveLength(3);
  });

  it('people change only their own password, even administrators', async () => {
    const rejected = await server.expectError('ava', 'changePassword', change());
    expect(rejected).toMatchObject({ status: 403, code: 'passwordOfOthers' });
    expect(await signIn('demo')).toBe('ben');
  });
});

describe('guessing the password', () => {
  const wrong = change({ oldPassword: 'guess' });

  it('password guessing has to wait after five wrong tries in a row, even with the right password', async () => {
    for (let tried = 0; tried < 5; tried += 1) await server.request('ben', 'changePassword', wrong);
    const response = await server.send('ben', 'changePassword', change());
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({
      code: 'tooManyTries',
      errorMessages: ['Too many attempts. Try again in 60 seconds.'],
    });
    server.setNow('2026-03-11T12:01:00Z');
    expect((await server.request('ben', 'changePassword', change())).warningMessages).toEqual([]);
  });

  it('password guesses are counted for each person, across all their tenants', async () => {
    const guess = { body: { ...wrong.body, id: 'ava' } };
    for (const tenantId of ['aster', 'birch', 'aster', 'birch', 'aster']) {
      await server.request('ava', 'changePassword', { ...guess, tenantId });
    }
    expect((await server.expectError('ava', 'changePassword', guess)).status).toBe(429);
    expect((await server.request('ben', 'changePassword', change())).warningMessages).toEqual([]);
  });

  it('password guessing is also limited when all tries come at once', async () => {
    const tries = Array.from({ length: 8 }, () => server.send('ben', 'changePassword', wrong));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
