import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type ServerInProcess } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { accessAnswerMachine } from './access-answer.machine.ts';
import { testModel } from './access-answer.test-model.ts';

testPaths(testModel);

describe('the answer to a request for a right', () => {
  let server: ServerInProcess;
  let id: string;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'jon', 'aster');
    const body = { privilege: 'assetManager.editDetails' as const };
    ({ id } = (await api.requestAccess({ body })).accessRequest);
    connectAs(server, 'ava', 'aster');
  });

  const open = async () => {
    const actor = createActor(accessAnswerMachine).start();
    const changed: string[] = [];
    actor.on('requests.changed', ({ type }) => changed.push(type));
    actor.send({ type: 'request.open', id });
    await waitFor(actor, (state) => state.matches('deciding'));
    return { actor, changed };
  };

  it('a request is granted by the role that gives least, unless another is selected', async () => {
    const { actor, changed } = await open();
    expect(actor.getSnapshot().context.roleId).toBe('assetDetailsEditor');
    actor.send({ type: 'GRANT' });
    await waitFor(actor, (state) => state.matches('idle'));
    expect(changed).toEqual(['requests.changed']);
    const { rights } = await api.getEffectiveRights({ path: { userId: 'jon' } });
    expect(rights.map(({ privilege }) => privilege)).toContain('assetManager.editDetails');
  });

  it('a request is denied only with a reason', async () => {
    const { actor } = await open();
    actor.send({ type: 'DENY' });
    expect(actor.getSnapshot().context.errors.note).toEqual({ rule: 'required' });
    actor.send({ type: 'note.change', note: 'Ines does it.' });
    actor.send({ type: 'DENY' });
    await waitFor(actor, (state) => state.matches('idle'));
    const { accessRequest } = await api.getAccessRequestRoles({ path: { id } });
    expect(accessRequest).toMatchObject({ status: 'denied', answerNote: 'Ines does it.' });
  });

  it('an answer that comes second shows the first one', async () => {
    const { actor, changed } = await open();
    const body = { id, status: 'denied' as const, note: 'No.' };
    await api.answerAccessRequest({ body });
    actor.send({ type: 'GRANT' });
    const { context } = await waitFor(actor, (state) => state.matches('answered'));
    expect(context.failure?.message).toContain('already answered');
    expect(changed).toEqual(['requests.changed']);
  });
});
