import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './resend-request.test-model.ts';
import { resendRequestMachine } from './resend-request.machine.ts';

testPaths(testModel);

describe('requesting an acceptance again', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  const waiting = async () => {
    const path = { employeeId: 'employee-ben' };
    const { employeeAssets } = await api.listEmployeeAssets({ path });
    return employeeAssets.find(({ handover }) => handover?.state === 'Pending');
  };

  async function requested() {
    const actor = createActor(resendRequestMachine).start();
    let received = 0;
    actor.on('handover.requested', () => (received += 1));
    actor.send({ type: 'request.resend', assignmentId: (await waiting())?.id ?? '' });
    // A second press is ignored.
    actor.send({ type: 'request.resend', assignmentId: 'other' });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    return received;
  }

  it('the request confirms that it was sent, and can be repeated an hour later', async () => {
    const before = (await waiting())?.handover?.remindableFrom ?? '';
    expect(await requested()).toBe(1);
    expect(((await waiting())?.handover?.remindableFrom ?? '') > before).toBe(true);
    // Too early: the displayed data are loaded again.
    expect(await requested()).toBe(1);
  });

  it('the request changes nothing while the server is down', async () => {
    const { id } = (await waiting()) ?? { id: '' };
    server.setScenario(down);
    const actor = createActor(resendRequestMachine).start();
    actor.send({ type: 'request.resend', assignmentId: id });
    expect((await waitFor(actor, (state) => !state.hasTag('busy'))).value).toBe('resting');
  });
});
