import { scenario } from '../../../scenario/types.ts';
import { asset, assetType } from '../../../support/assets.ts';
import { settingsFields } from '../../../support/organization.ts';

const first = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'Assessment years start with the month in the settings; a second run lists the differences, and a past year keeps assets deleted later',
  source: 'ASSET-038, ASSET-007, ASSET-D11',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const save = 'saveOrganizationSettings' as const;
    const { version: _seen, ...before } = await settingsFields(ctx, me);
    const assetTypeId = await assetType(ctx, me, { usefulLifeInYears: 2 });
    const bought = { dateOfPurchase: '2022-01-01', warrantyStartDate: '2022-01-01' };
    const id = await asset(ctx, me, { assetTypeId, ...bought, price: 730 });
    const { assetCode } = (await me.request('getAssetView', { path: { id } })).assetView;
    const columnFilters = [{ name: 'assetCode', value: assetCode }];
    const path = { yearId: '2022' };
    const run = async () => (await me.request('runDepreciation', { path })).assessmentYear;
    const row = async () =>
      (await me.request('listDepreciation', { path, body: { ...first, columnFilters } }))
        .assetDepreciation[0];
    await me.request(save, { body: { ...before, financialYearStart: 'january' } });
    const calendar = await run();
    const days = [calendar.assessmentYear, calendar.isProvisional];
    ctx.expectEqual('the year of the calendar', days, ['FY 2022', false]);
    ctx.expectEqual('what it took', (await row())?.depreciation, 365);
    const same = await run();
    ctx.expectEqual('what differs at once', same.changedCount, 0);
    await me.request('deleteAsset', { path: { id } });
    const after = await run();
    ctx.expectEqual('what differs after the deletion', after.changedCount, 0);
    ctx.expectEqual('the sum after the deletion', after.closingValue, same.closingValue);
    ctx.expectEqual('the mark of the deleted one', (await row())?.isDeleted, true);
    await me.request(save, { body: { ...before, financialYearStart: 'july' } });
    const { assetAssessmentYear: years } = await me.request('listAssessmentYears', { body: first });
    const july = years.find((year) => year.id === '2022');
    await me.expectError(400, 'exportDepreciation', { path });
    await me.request(save, { body: before });
    const seen = [july?.assessmentYear, july?.isRun];
    ctx.expectEqual('the year from July, which was not run', seen, ['FY 2022–23', false]);
  },
});
