import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type ServerInProcess } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { userFormMachine } from './user-form.machine.ts';
import { testModel } from './user-form.test-model.ts';
import { emptyUser, validateUser, type UserForm } from './user.ts';

testPaths(testModel);

describe('the form of a user', () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = await createNodeServer();
  });

  async function open(id: string) {
    const input = { id, sourceId: null, persisted: null };
    const actor = createActor(userFormMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    return {
      actor,
      save: async (change: Partial<UserForm>) => {
        actor.send({ type: 'form.changed', change });
        actor.send({ type: 'SAVE' });
        return settled();
      },
    };
  }

  const read = async (id: string) => (await api.getUserDetails({ path: { id } })).userDetails;

  it('the form of a user saves role type, roles, employee and settings', async () => {
    connectAs(server, 'ava', 'aster');
    const { save } = await open('ben');
    const change = { roleType: 'TenantAdmin', roleIds: ['employee'], timeZone: 'Asia/Kolkata' };
    expect((await save(change)).value).toBe('saved');
    expect(await read('ben')).toMatchObject(change);
  });

  it('the form of the last administrator is not saved without the rights, and says why', async () => {
    connectAs(server, 'farid', 'cedar');
    for (const change of [{ roleType: 'ClientAppUser' }, { roleIds: [] }]) {
      const { value, context } = await (await open('farid')).save(change);
      expect(value).toMatchObject({});
      expect([context.failure?.message, context.rejection].join()).toContain(
        'At least one administrator',
      );
    }
    expect(await read('farid')).toMatchObject({ roleType: 'TenantAdmin', roleIds: ['admin'] });
  });

  it('the form of a user shows at the employee that another user has them', async () => {
    connectAs(server, 'ava', 'aster');
    const { context } = await (await open('ben')).save({ employeeId: 'employee-leo' });
    expect(context.errors).toHaveProperty('employeeId');
  });

  it('the form of a user who was changed by someone else is compared', async () => {
    connectAs(server, 'ava', 'aster');
    const { save } = await open('leo');
    await api.updateSecurityUser({ body: { id: 'leo', timeZone: 'Asia/Tokyo' } });
    expect((await save({ dateFormat: 'MM/DD/YYYY' })).value).not.toBe('saved');
  });

  it('the form of a user needs a role type and a time zone', () => {
    expect(validateUser({ ...emptyUser, roleType: '' })).toEqual({
      roleType: { rule: 'required' },
      timeZone: { rule: 'required' },
    });
  });
});
