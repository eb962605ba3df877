import { beforeEach, describe, expect, it } from 'vitest';
import { personWith } from '../../identity/authorization.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source of the rules: document 1, sections 4, 5 and 8. */
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
  it('says that it has been changed successfully', async () => {
    expect(await server.ask('ben', 'changePassword', change())).toEqual({
      successMessages: ['Your password has been changed successfully.'],
      warningMessages: [],
    });
  });

  it('changes what the identity provider accepts', async () => {
    expect(await signIn('demo')).toBe('ben');
    await server.ask('ben', 'changePassword', change());
    expect(await signIn('Correct-horse-9')).toBe('ben');
    expect(await signIn('demo')).toBeNull();
  });

  it('keeps the password only as a hash with a salt of its own', async () => {
    await server.ask('ben', 'changePassword', change());
    await server.ask('ava', 'changePassword', change({ id: 'ava' }));
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
    expect(await server.ask('ben', 'changePassword', wrong)).toEqual({
      successMessages: [],
      warningMessages: ['Password is incorrect'],
    });
    expect(await signIn('demo')).toBe('ben');
  });

  it('warns when the confirmation does not match: Both Passwords do not match.', async () => {
    const other = change({ newConfirmPassword: 'correct-horse-9' });
    const { successMessages, warningMessages } = await server.ask('ben', 'changePassword', other);
    expect([successMessages, warningMessages]).toEqual([[], ['Both Passwords do not match.']]);
    expect(await signIn('demo')).toBe('ben');
  });

  it('needs the current, the new and the confirmed password', async () => {
    const refused = await server.refusal('ben', 'changePassword', { body: { id: 'ben' } });
    expect(refused.fieldErrors).toEqual({
      oldPassword: ['oldPassword is required'],
      newPassword: ['newPassword is required'],
      newConfirmPassword: ['newConfirmPassword is required'],
    });
    const empty = await server.refusal('ben', 'changePassword', change({ oldPassword: '' }));
    expect(empty.fieldErrors).toEqual({ oldPassword: ['oldPassword is required'] });
    const blank = change({ newPassword: '   ', newConfirmPassword: '   ' });
    const blankly = await server.refusal('ben', 'changePassword', blank);
    expect(blankly.fieldErrors).toEqual({ newPassword: ['newPassword is required'] });
  });

  it('does not enforce the guidance that is displayed only', async () => {
    const short = change({ newPassword: 'tree', newConfirmPassword: 'tree' });
    expect((await server.ask('ben', 'changePassword', short)).warningMessages).toEqual([]);
  });

  it('is for one’s own password alone, even for an administrator', async () => {
    const refused = await server.refusal('ava', 'changePassword', change());
    expect(refused).toMatchObject({ status: 403, code: 'passwordOfOthers' });
    expect(await signIn('demo')).toBe('ben');
  });
});

describe('guessing the password', () => {
  const wrong = change({ oldPassword: 'guess' });

  it('has to wait after five wrong tries in a row, even with the right one', async () => {
    for (let tried = 0; tried < 5; tried += 1) await server.ask('ben', 'changePassword', wrong);
    const answer = await server.send('ben', 'changePassword', change());
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(await answer.json()).toMatchObject({
      code: 'tooManyTries',
      errorMessages: ['There were too many tries. Please wait 60 seconds.'],
    });
    server.setNow('2026-03-11T12:01:00Z');
    expect((await server.ask('ben', 'changePassword', change())).warningMessages).toEqual([]);
  });

  it('is counted for each person, and for all their tenants together', async () => {
    const guess = { body: { ...wrong.body, id: 'ava' } };
    for (const tenantId of ['aster', 'birch', 'aster', 'birch', 'aster']) {
      await server.ask('ava', 'changePassword', { ...guess, tenantId });
    }
    expect((await server.refusal('ava', 'changePassword', guess)).status).toBe(429);
    expect((await server.ask('ben', 'changePassword', change())).warningMessages).toEqual([]);
  });

  it('is limited also when all tries come at once', async () => {
    const tries = Array.from({ length: 8 }, () => server.send('ben', 'changePassword', wrong));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
