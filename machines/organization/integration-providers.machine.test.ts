import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { noHrmsId } from './integration-providers.fixtures.ts';
import {
  getSelected,
  hasChanges,
  integrationProvidersMachine,
} from './integration-providers.machine.ts';
import { testModel } from './integration-providers.test-model.ts';

testPaths(testModel);

describe('the systems that an organization uses', () => {
  let server: Awaited<ReturnType<typeof createNodeServer>>;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
  });

  async function open() {
    const actor = createActor(integrationProvidersMachine).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    const save = async () => {
      actor.send({ type: 'SAVE' });
      return (await settled()).context;
    };
    return { actor, save };
  }
  const select = { type: 'provider.select', field: 'hrmsProviderId', id: noHrmsId } as const;

  it('the HRMS is saved, and the calendar stays', async () => {
    const { actor, save } = await open();
    const { calendarProviderId } = getSelected(actor.getSnapshot().context);
    actor.send(select);
    expect(hasChanges(await save())).toBe(false);
    const { integrationSettings } = await api.getIntegrations({});
    expect(integrationSettings).toMatchObject({ hrmsProviderId: noHrmsId, calendarProviderId });
  });

  it('a selection that could not be saved stays, and is saved again', async () => {
    const { actor, save } = await open();
    actor.send(select);
    server.setScenario(down);
    expect((await save()).failure?.kind).toBe('down');
    server.setScenario(healthy);
    expect((await save()).integrations?.integrationSettings.hrmsProviderId).toBe(noHrmsId);
  });

  it('a selection next to a save of someone else shows the conflict, and then replaces it', async () => {
    const { actor, save } = await open();
    actor.send(select);
    const { integrationSettings } = await api.getIntegrations({});
    const { hrmsProviderId, calendarProviderId } = integrationSettings;
    await api.saveIntegrations({ body: { hrmsProviderId, calendarProviderId } });
    const rejected = await save();
    expect([rejected.failure?.kind, getSelected(rejected).hrmsProviderId]).toEqual([
      'conflict',
      noHrmsId,
    ]);
    expect((await save()).integrations?.integrationSettings.hrmsProviderId).toBe(noHrmsId);
  });
});
