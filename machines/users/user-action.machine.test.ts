import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type ServerInProcess } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import type { UserActionKind } from './user-action.ts';
import { userActionMachine } from './user-action.machine.ts';
import { testModel } from './user-action.test-model.ts';

testPaths(testModel);

describe('an action on a user', () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = await createNodeServer();
  });

  const read = async (id: string) => (await api.getUserDetails({ path: { id } })).userDetails;

  async function act(kind: UserActionKind, id: string, version?: number) {
    const user = await read(id);
    const sessionId = user.sessions[0]?.id ?? '';
    const actor = createActor(userActionMachine).start();
    const changed: string[] = [];
    actor.on('user.changed', ({ action }) => changed.push(action.kind));
    const seen = { ...user, version: version ?? user.version };
    actor.send({ type: 'user.act', action: { kind, user: seen, sessionId } });
    actor.send({ type: 'YES' });
    const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    return { value, failure: context.failure, changed };
  }

  it('an action locks a user out, and lets them in again', async () => {
    connectAs(server, 'ava', 'aster');
    expect(await act('deactivate', 'ben')).toMatchObject({ changed: ['deactivate'] });
    expect((await read('ben')).status).toBe('deactivated');
    await act('activate', 'ben');
    expect((await read('ben')).status).toBe('active');
  });

  it('an action that would lock out the last administrator says why', async () => {
    connectAs(server, 'farid', 'cedar');
    const { value, failure, changed } = await act('deactivate', 'farid');
    expect([value, changed]).toEqual(['confirming', []]);
    expect(failure?.message).toContain('At least one administrator');
  });

  it('an action on a user whom someone else has changed says who it was', async () => {
    connectAs(server, 'ava', 'aster');
    const { version } = await read('leo');
    await api.updateSecurityUser({ body: { id: 'leo', dateFormat: 'MM/DD/YYYY' } });
    const { failure } = await act('deactivate', 'leo', version);
    expect(failure?.message).toContain('Ava Stone changed this');
  });

  it('an action ends one session of a user, all of them, and their second factor', async () => {
    connectAs(server, 'ava', 'aster');
    const before = await read('leo');
    expect(before.hasTwoFactor).toBe(true);
    await act('endSession', 'leo');
    expect((await read('leo')).sessions).toHaveLength(before.sessions.length - 1);
    await act('signOut', 'leo');
    expect((await read('leo')).sessions).toEqual([]);
    await act('resetTwoFactor', 'leo');
    expect((await read('leo')).hasTwoFactor).toBe(false);
  });

  it('an action resets the password of a user, who is signed out', async () => {
    connectAs(server, 'ava', 'aster');
    expect((await act('resetPassword', 'leo')).changed).toEqual(['resetPassword']);
    expect((await read('leo')).sessions).toEqual([]);
  });

  it('an action views the tenant as a user, but not as oneself', async () => {
    connectAs(server, 'ava', 'aster');
    const { changed, failure } = await act('viewAs', 'ava');
    expect([changed, failure?.message]).toEqual([[], 'You can’t view Atrium as yourself.']);
    expect((await act('viewAs', 'leo')).changed).toEqual(['viewAs']);
    const { profile } = await api.getProfile({});
    expect([profile.id, profile.viewAs?.viewerName]).toEqual(['leo', 'Ava Stone']);
  });

  it('an action renews an invitation, and withdraws it', async () => {
    connectAs(server, 'ava', 'aster');
    const body = { id: crypto.randomUUID(), name: 'Mia Roth', email: 'mia.roth@demo.test' };
    const { securityUser } = await api.inviteSecurityUser({ body });
    expect((await act('resend', securityUser.id)).changed).toEqual(['resend']);
    expect((await act('withdraw', securityUser.id)).changed).toEqual(['withdraw']);
    await expect(read(securityUser.id)).rejects.toMatchObject({ status: 404 });
  });
});
