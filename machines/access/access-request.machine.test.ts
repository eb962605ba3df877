import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type ServerInProcess } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { accessRequestMachine } from './access-request.machine.ts';
import { testModel } from './access-request.test-model.ts';

testPaths(testModel);

describe('a request for a right', () => {
  let server: ServerInProcess;
  const privileges = ['assetManager.editDetails'] as const;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'jon', 'aster');
  });

  const open = async () => {
    const actor = createActor(accessRequestMachine, {
      input: { privileges, page: '/assetManager/scan' },
    }).start();
    await waitFor(actor, (state) => !state.hasTag('busy'));
    return actor;
  };

  it('a request is sent once, is still there when the dialog opens again, and is withdrawn', async () => {
    const actor = await open();
    expect(actor.getSnapshot().value).toBe('writing');
    expect(actor.getSnapshot().context.own?.granterNames).toContain('Ava Stone');
    actor.send({ type: 'note.change', note: ' For the repairs. ' });
    actor.send({ type: 'SEND' });
    actor.send({ type: 'SEND' });
    await waitFor(actor, (state) => state.matches('requested'));
    const again = await open();
    expect(again.getSnapshot().value).toBe('requested');
    expect(again.getSnapshot().context.own?.accessRequest?.note).toBe('For the repairs.');
    again.send({ type: 'WITHDRAW' });
    await waitFor(again, (state) => state.matches('writing'));
  });

  it('a request that another tab has sent is shown with the reason', async () => {
    const actor = await open();
    await api.requestAccess({ body: { privilege: privileges[0] } });
    actor.send({ type: 'SEND' });
    const { context } = await waitFor(actor, (state) => state.matches('requested'));
    expect(context.failure?.message).toContain('already requested');
  });

  it('a denied request shows why, and the right can be requested again', async () => {
    const { accessRequest } = await api.requestAccess({ body: { privilege: privileges[0] } });
    connectAs(server, 'ava', 'aster');
    const body = { id: accessRequest.id, status: 'denied' as const, note: 'Ines does it.' };
    await api.answerAccessRequest({ body });
    connectAs(server, 'jon', 'aster');
    const actor = await open();
    expect(actor.getSnapshot().value).toBe('answered');
    expect(actor.getSnapshot().context.own?.accessRequest?.answerNote).toBe('Ines does it.');
    actor.send({ type: 'again' });
    actor.send({ type: 'SEND' });
    await waitFor(actor, (state) => state.matches('requested'));
  });
});
