import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './audit-print.test-model.ts';
import { auditPrintMachine } from './audit-print.machine.ts';

testPaths(testModel);

it('the printout has every asset of the audit round, even if there are multiple pages', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ines', 'aster');
  const { assetLocations, assetTypes, vendors } = await api.getAssetDefaults({});
  const { assetProperties } = await api.getAddAsset({ path: { typeId: assetTypes[0]?.id ?? '' } });
  const archive = assetLocations.find(({ value }) => value === 'Archive')?.id ?? '';
  const day = { dateOfPurchase: '2024-02-02', warrantyStartDate: '2024-02-02' };
  await api.bulkAddAssets({
    body: {
      id: crypto.randomUUID(),
      name: '',
      assetTypeId: assetTypes[0]?.id ?? '',
      assetLocationId: archive,
      vendorId: vendors[0]?.id ?? '',
      invoiceNumber: 'I-1',
      price: 1,
      warrantyPeriod: 1,
      warrantyEndDate: '2025-02-02',
      statusId: '00000000-0000-0000-0000-000000000000',
      ...day,
      assetProperties: assetProperties.map(({ id, controlDataListValue: [option] }) => ({
        id,
        assetTypePropertyValue: option?.id ?? '8',
      })),
      assets: Array.from({ length: 60 }, (_, at) => ({ assetCode: `PRN-${at}` })),
    },
  });
  const id = crypto.randomUUID();
  await api.beginAssetAudit({ body: { id, name: 'All of it', assetLocationId: archive } });
  const actor = createActor(auditPrintMachine, { input: { id } }).start();
  actor.send({ type: 'OPEN' });
  const { content } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(content).toHaveLength(60);
  expect(new Set(content?.map(({ assetId }) => assetId)).size).toBe(60);
});
