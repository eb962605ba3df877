import { scenario } from '../../scenario/types.ts';
import { roundFields } from '../../support/asset-audits.ts';
import {
  asset,
  assetFields,
  assetType,
  category,
  employee,
  propertyFields,
  severalFields,
  tableRow,
} from '../../support/assets.ts';

export default scenario({
  title: 'A request that was saved before is told apart from another one with the same id',
  source: 'the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const typeId = await assetType(kit, me);
    const { id: employeeId } = await employee(kit, me);
    const assetCategoryId = await category(kit, me);
    const { body: audit } = await roundFields(kit, me);
    const requests = [
      ['addAsset', { body: await assetFields(kit) }, { name: kit.name() }],
      [
        'bulkAddAssets',
        { body: { ...(await severalFields(kit)), id: kit.uuid() } },
        { invoiceNumber: kit.name() },
      ],
      [
        'importAssets',
        { body: { dryRun: false, id: kit.uuid(), rows: [await tableRow(kit)] } },
        { rows: [await tableRow(kit)] },
      ],
      [
        'assignAsset',
        { body: { id: kit.uuid(), assetId: await asset(kit, me), employeeId } },
        { assetId: await asset(kit, me) },
      ],
      ['beginAssetAudit', { body: audit }, { name: kit.name() }],
      [
        'createAssetCategory',
        { body: { id: kit.uuid(), value: kit.name() } },
        { value: kit.name() },
      ],
      [
        'createAssetLocation',
        { body: { id: kit.uuid(), value: kit.name() } },
        { value: kit.name() },
      ],
      [
        'createAssetType',
        { body: { id: kit.uuid(), code: kit.name('C'), name: kit.name(), assetCategoryId } },
        { name: kit.name() },
      ],
      [
        'createAssetTypeProperty',
        { path: { typeId }, body: await propertyFields(kit, me) },
        { assetTypePropertyName: kit.name() },
      ],
    ] as const;
    for (const [operation, sent, other] of requests) {
      await me.ask(operation, sent as never);
      const saved = await me.refused(409, operation, sent as never);
      kit.expectEqual(`the code of ${operation} sent again`, saved.code, 'savedAlready');
      const changed = { ...sent, body: { ...sent.body, ...other } };
      const taken = await me.refused(409, operation, changed as never);
      kit.expectEqual(`the code of another ${operation} with its id`, taken.code, 'idTaken');
    }
  },
});
