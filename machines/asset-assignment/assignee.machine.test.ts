import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './assignee.test-model.ts';
import { assigneeMachine } from './assignee.machine.ts';
import { getAssigneeId } from './assignee.ts';

testPaths(testModel);

describe('an assignee of assets', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  const opened = async (id: string) => {
    const actor = createActor(assigneeMachine, { input: { id } }).start();
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };

  it.each(['Employee', 'Team'] as const)(
    'an assignee of the kind “%s” is shown with the assigned assets',
    async (kind) => {
      const { assetHolders } = await api.searchAssetHolders({ query: { kind, isHolding: true } });
      const [first] = assetHolders;
      if (!first) throw new Error(`No ${kind} has anything.`);
      const { value, context } = await opened(getAssigneeId(first));
      expect(value).toBe('shown');
      expect(context.record?.assignee).toEqual(first);
      expect(context.record?.assets).toHaveLength(first.assetCount);
    },
  );

  it('an assignee that does not exist is not found', async () => {
    expect((await opened('nobody')).value).toBe('notFound');
  });

  it('an assignee that cannot be loaded is unavailable, without an error message', async () => {
    server.setScenario(down);
    expect((await opened('employee-ben')).value).toBe('unavailable');
  });
});
