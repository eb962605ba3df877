import { scenario } from '../../../scenario/types.ts';
import { asset, assetFields, dayText, detail, edited } from '../../../support/assets.ts';
import { vendor } from '../../../support/vendors.ts';

export default scenario({
  title:
    'An asset has the fields that its form requires, a price with at most 3 decimals, 2 when edited, and days that agree',
  source: 'ASSET-072, ASSET-D02',
  async run(ctx) {
    const me = ctx.as('admin');
    const expectErrorAt = async (field: string, more: object) => {
      const body = await assetFields(ctx, more);
      const { fieldErrors } = await me.expectError(400, 'addAsset', { body });
      ctx.expectThat(`the error is in fieldErrors.${field}`, fieldErrors?.[field] !== undefined);
    };
    await expectErrorAt('assetTypeId', { assetTypeId: '00000000-0000-0000-0000-000000000000' });
    await expectErrorAt('assetTypeId', { assetTypeId: ctx.uuid() });
    const remaining = await vendor(ctx, me);
    await me.request('updateVendor', { body: { ...remaining, isActive: false } });
    await expectErrorAt('vendorId', { vendorId: remaining.id });
    await expectErrorAt('vendorId', { vendorId: ctx.uuid() });
    await expectErrorAt('assetCode', { assetCode: '  ' });
    await expectErrorAt('invoiceNumber', { invoiceNumber: '  ' });
    await expectErrorAt('price', { price: 1.0005 });
    await expectErrorAt('price', { price: 10_000_000_000 });
    await asset(ctx, me, { price: 1.005 });
    const id = await asset(ctx, me, { price: 9_999_999_999.5 });
    const editedAt = async (field: string, changes: object) => {
      const body = { ...(await edited(me, id)), ...changes };
      const { fieldErrors } = await me.expectError(400, 'updateAsset', { body });
      ctx.expectThat(
        `the error is also in fieldErrors.${field}`,
        fieldErrors?.[field] !== undefined,
      );
    };
    await editedAt('dateOfPurchaseAsString', { dateOfPurchaseAsString: '31/31/2026' });
    await editedAt('price', { price: 1.005 });
    await editedAt('assetCode', { assetCode: ' ' });
    const tomorrow = await dayText(me, ctx.day(1, me.timeZone));
    await editedAt('warrantyStartDate', {
      warrantyStartDate: ctx.day(1, me.timeZone),
      warrantyStartDateAsString: tomorrow,
      warrantyEndDate: null,
      warrantyEndDateAsString: '',
    });
    await me.request('updateAsset', { body: { ...(await edited(me, id)), price: 1.25 } });
    const locations = [
      { id: ctx.uuid(), value: ctx.name() },
      { id: ctx.uuid(), value: ctx.name() },
    ];
    for (const locationRecord of locations) {
      await me.request('createAssetLocation', { body: locationRecord });
      await me.request('updateAsset', {
        body: await edited(me, id, { assetLocationId: locationRecord.id }),
      });
      ctx.expectEqual('where it is', (await detail(me, id)).assetLocationId, locationRecord.id);
    }
    const agreed = { dateOfPurchaseAsString: await dayText(me, ctx.day(-30)) };
    await asset(ctx, me, agreed);
    await expectErrorAt('dateOfPurchase', {
      dateOfPurchaseAsString: await dayText(me, ctx.day(-29)),
    });
  },
});
