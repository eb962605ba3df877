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
  it('says that it has been changed successfully, and that other sessions are over', async () => {
    expect(await server.request('ben', 'changePassword', change())).toEqual({
      successMessages: [
        'Your password has been changed successfully.',
        'You have been signed out everywhere else.',
      ],
      warningMessages: [],
    });
  });

  it('changes what the identity provider accepts', async () => {
    expect(await signIn('demo')).toBe('ben');
    await server.request('ben', 'changePassword', change());
    expect(await signIn('Correct-horse-9')).toBe('ben');
    expect(await signIn('demo')).toBeNull();
  });

  it('keeps the password only as a hash with a salt of its own', async () => {
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

  it('warns of a wrong current password, and changes nothing', async () => {
    const wrong = change({ oldPassword: 'Demo' });
    expect(await server.request('ben', 'changePassword', wrong)).toEqual({
      successMessages: [],
      warningMessages: ['Password is incorrect'],
    });
    expect(await signIn('demo')).toBe('ben');
  });

  it('warns when the confirmation does not match: Both Passwords do not match.', async () => {
    const other = change({ newConfirmPassword: 'correct-horse-9' });
    const { successMessages, warningMessages } = await server.request(
      'ben',
      'changePassword',
      other,
    );
    expect([successMessages, warningMessages]).toEqual([[], ['Both Passwords do not match.']]);
    expect(await signIn('demo')).toBe('ben');
  });

  it('needs the current, the new and the confirmed password', async () => {
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
    ['Short-1', ['The new password needs at least 8 characters.']],
    ['correct-horse-9', ['The new password needs an uppercase letter.']],
    ['CorrectHorse9', ['The new password needs a character that is neither a letter nor a digit.']],
    ['Correct-horse', ['The new password needs a digit.']],
    ['demo', ['The new password is the one that you have now.']],
    [
      'tree1',
      [
        'The new password needs at least 8 characters.',
        'The new password needs an uppercase letter.',
        'The new password needs a character that is neither a letter nor a digit.',
      ],
    ],
  ])('warns of the new password %s, and changes nothing', async (newPassword, warningMessages) => {
    const weak = change({ newPassword, newConfirmPassword: newPassword });
    expect(await server.request('ben', 'changePassword', weak)).toEqual({
      successMessages: [],
      warningMessages,
    });
    expect(await signIn('demo')).toBe('ben');
  });

  it('counts letters of every script, and a pair of surrogates as one character', async () => {
    const good = 'Ünï-🔑-٣x';
    await server.request(
      'ben',
      'changePassword',
      change({ newPassword: good, newConfirmPassword: good }),
    );
    expect(await signIn(good)).toBe('ben');
  });

  it('warns of a wrong current password before all else', async () => {
    const wrong = change({ oldPassword: 'tree', newPassword: 'tree', newConfirmPassword: 'tree' });
    const { warningMessages } = await server.request('ben', 'changePassword', wrong);
    expect(warningMessages).toEqual(['Password is incorrect']);
  });

  it('does not take the demo password back', async () => {
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

  it('signs out everywhere else, but not here', async () => {
    const statusIn = async (sid: string) =>
      (await server.send('ben', 'getUserRole', { sid })).status;
    expect([await statusIn('here'), await statusIn('there')]).toEqual([200, 200]);
    await server.request('ben', 'changePassword', { ...change(), sid: 'here' });
    expect([await statusIn('here'), await statusIn('there')]).toEqual([200, 401]);
    expect((await server.request('ben', 'listSessions', { sid: 'here' })).sessions).toHaveLength(1);
  });

  it('says nothing of other sessions where there are none', async () => {
    const own = { ...change({ id: 'grace' }), sid: 'here' };
    expect((await server.request('grace', 'changePassword', own)).successMessages).toEqual([
      'Your password has been changed successfully.',
    ]);
  });

  it('that is refused signs nobody out', async () => {
    await server.request(
      'ben',
      'changePassword',
      change({ newPassword: 'x', newConfirmPassword: 'x' }),
    );
    expect((await server.request('ben', 'listSessions')).sessions).toHaveLength(3);
  });

  it('is for one’s own password alone, even for an administrator', async () => {
    const rejected = await server.expectError('ava', 'changePassword', change());
    expect(rejected).toMatchObject({ status: 403, code: 'passwordOfOthers' });
    expect(await signIn('demo')).toBe('ben');
  });
});

describe('guessing the password', () => {
  const wrong = change({ oldPassword: 'guess' });

  it('has to wait after five wrong tries in a row, even with the right one', async () => {
    for (let tried = 0; tried < 5; tried += 1) await server.request('ben', 'changePassword', wrong);
    const response = await server.send('ben', 'changePassword', change());
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({
      code: 'tooManyTries',
      errorMessages: ['There were too many tries. Please wait 60 seconds.'],
    });
    server.setNow('2026-03-11T12:01:00Z');
    expect((await server.request('ben', 'changePassword', change())).warningMessages).toEqual([]);
  });

  it('is counted for each person, and for all their tenants together', async () => {
    const guess = { body: { ...wrong.body, id: 'ava' } };
    for (const tenantId of ['aster', 'birch', 'aster', 'birch', 'aster']) {
      await server.request('ava', 'changePassword', { ...guess, tenantId });
    }
    expect((await server.expectError('ava', 'changePassword', guess)).status).toBe(429);
    expect((await server.request('ben', 'changePassword', change())).warningMessages).toEqual([]);
  });

  it('is limited also when all tries come at once', async () => {
    const tries = Array.from({ length: 8 }, () => server.send('ben', 'changePassword', wrong));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
