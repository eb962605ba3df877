import { scenario } from '../../../scenario/types.ts';
import { roundFields } from '../../../support/asset-audits.ts';
import {
  asset,
  assetFields,
  assetType,
  category,
  employee,
  propertyFields,
  buildBulkFields,
  tableRow,
} from '../../../support/assets.ts';

export default scenario({
  title:
    'A repeated request that is already saved is distinguished from a different request with the same id',
  source: 'ASSET-D31',
  async run(ctx) {
    const me = ctx.as('admin');
    const typeId = await assetType(ctx, me);
    const { id: employeeId } = await employee(ctx, me);
    const assetCategoryId = await category(ctx, me);
    const { body: audit } = await roundFields(ctx, me);
    const requests = [
      ['addAsset', { body: await assetFields(ctx) }, { name: ctx.name() }],
      [
        'bulkAddAssets',
        { body: { ...(await buildBulkFields(ctx)), id: ctx.uuid() } },
        { invoiceNumber: ctx.name() },
      ],
      [
        'importAssets',
        { body: { dryRun: false, id: ctx.uuid(), rows: [await tableRow(ctx)] } },
        { rows: [await tableRow(ctx)] },
      ],
      [
        'assignAsset',
        { body: { id: ctx.uuid(), assetId: await asset(ctx, me), employeeId } },
        { assetId: await asset(ctx, me) },
      ],
      ['beginAssetAudit', { body: audit }, { name: ctx.name() }],
      [
        'createAssetCategory',
        { body: { id: ctx.uuid(), value: ctx.name() } },
        { value: ctx.name() },
      ],
      [
        'createAssetLocation',
        { body: { id: ctx.uuid(), value: ctx.name() } },
        { value: ctx.name() },
      ],
      [
        'createAssetType',
        { body: { id: ctx.uuid(), code: ctx.name('C'), name: ctx.name(), assetCategoryId } },
        { name: ctx.name() },
      ],
      [
        'createAssetTypeProperty',
        { path: { typeId }, body: await propertyFields(ctx, me) },
        { assetTypePropertyName: ctx.name() },
      ],
    ] as const;
    for (const [operation, sent, other] of requests) {
      await me.request(operation, sent as never);
      const saved = await me.expectError(409, operation, sent as never);
      ctx.expectEqual(`the code of ${operation} sent again`, saved.code, 'savedAlready');
      const changed = { ...sent, body: { ...sent.body, ...other } };
      const taken = await me.expectError(409, operation, changed as never);
      ctx.expectEqual(`the code of another ${operation} with its id`, taken.code, 'idTaken');
    }
  },
});
