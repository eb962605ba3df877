import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleAuditForm } from './asset-audit.fixtures.ts';
import { validateAudit } from './audit-form.ts';
import { testModel } from './start-audit.test-model.ts';
import { startAuditMachine } from './start-audit.machine.ts';

testPaths(testModel);

const id = '5b0e5f0a-6d3c-4a53-8d5e-2f7c1b9a4f01';

describe('starting an audit round', () => {
  let server: ServerWithScenario;
  const archive = 'a55e7000-0000-4000-8000-000000000604';

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  function filled(assetLocationId: string) {
    const input = { parentId: id, part: null };
    const actor = createActor(startAuditMachine, { input }).start();
    actor.send({ type: 'form.changed', change: { ...exampleAuditForm, assetLocationId } });
    actor.send({ type: 'SAVE' });
    return actor;
  }

  it('a started audit round has the submitted values', async () => {
    await waitFor(filled(archive), ({ status }) => status === 'done');
    const { assetAudit } = await api.getAssetAudit({ path: { auditId: id } });
    expect(assetAudit).toMatchObject({ name: 'Branch office, yearly', status: 'Open' });
  });

  it('an audit round is rejected if its location has an open one, and typed text is kept', async () => {
    const { context } = await waitFor(filled(exampleAuditForm.assetLocationId), (state) =>
      Object.hasOwn(state.context.errors, 'assetLocationId'),
    );
    expect(context.form.name).toBe(exampleAuditForm.name);
  });

  /** Drops the response to the first call that starts a round. */
  function loseFirst() {
    let isFailing = true;
    const losing = async (request: Request) => {
      const response = await server.fetch(request);
      if (!isFailing || !request.url.endsWith('/audits') || request.method !== 'POST')
        return response;
      isFailing = false;
      throw new TypeError('The response was lost.');
    };
    return connectAs({ ...server, fetch: losing }, 'ines', 'aster');
  }

  it('an audit round is created once if a retry follows a lost response', async () => {
    const observed = loseFirst();
    const actor = filled(archive);
    await waitFor(actor, (state) => state.context.failure !== null);
    actor.send({ type: 'SAVE' });
    const { value } = await waitFor(actor, ({ status }) => status === 'done');
    expect(value).toBe('saved');
    expect(observed.messages).toEqual(['This was already saved.']);
    const { assetAudits } = await api.listAssetAudits({});
    expect(assetAudits.filter((audit) => audit.id === id)).toHaveLength(1);
  });

  it('an audit round has the details that were corrected after a lost response', async () => {
    const observed = loseFirst();
    const actor = filled(archive);
    await waitFor(actor, (state) => state.context.failure !== null);
    const received = observed.problems.length;
    actor.send({ type: 'form.changed', change: { name: 'Corrected' } });
    actor.send({ type: 'SAVE' });
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('saved');
    const { assetAudit } = await api.getAssetAudit({ path: { auditId: id } });
    expect(assetAudit.name).toBe('Corrected');
    expect(observed.problems).toHaveLength(received);
  });

  it('an audit round keeps its details if an asset was ticked before they were corrected', async () => {
    loseFirst();
    const actor = filled(archive);
    await waitFor(actor, (state) => state.context.failure !== null);
    const { assetsManager } = await api.listAssets({
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search: '' },
    });
    const code = assetsManager[0]?.assetCode ?? '';
    await api.tickAuditedAsset({ path: { auditId: id }, body: { code } });
    actor.send({ type: 'form.changed', change: { name: 'Corrected' } });
    actor.send({ type: 'SAVE' });
    const { context } = await waitFor(actor, (state) =>
      /used/.test(state.context.failure?.message ?? ''),
    );
    expect(context.form.name).toBe('Corrected');
    const { assetAudit } = await api.getAssetAudit({ path: { auditId: id } });
    expect(assetAudit.name).toBe('Branch office, yearly');
  });

  it('an audit round is created only once after the server is back', async () => {
    server.setScenario(down);
    const actor = filled(archive);
    const { context } = await waitFor(actor, (state) => state.context.failure !== null);
    expect(context.failure?.kind).toBe('down');
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await waitFor(actor, ({ status }) => status === 'done');
  });
});

describe('the form of an audit round', () => {
  testLimits({
    schema: getSchema(contract, 'AssetAuditBegin'),
    // Locations and types are selected.
    example: { name: exampleAuditForm.name },
    buildBody: ({ name }) => ({ id, name, assetLocationId: exampleAuditForm.assetLocationId }),
    check: ({ name }) => validateAudit({ ...exampleAuditForm, name }),
  });
});
