import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, dayText, detail, move } from '../../../support/assets.ts';
import { months } from '../../../support/organization.ts';
import { fetchProfile } from '../../../support/profile.ts';

const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'Assessment years are listed up to the current one, newest first; a disposed asset is written off in its year',
  source: 'ASSET-038, ASSET-007, ASSET-D11',
  async run(ctx) {
    const me = ctx.as('admin');
    const today = ctx.day(0, me.timeZone);
    const assetTypeId = await assetType(ctx, me, { usefulLifeInYears: 4 });
    const bought = { assetTypeId, dateOfPurchase: today, warrantyStartDate: today, price: 1000 };
    const id = await asset(ctx, me, bought);
    const { assetAssessmentYear: years } = await me.request('listAssessmentYears', {
      body: search,
    });
    const ids = years.map((year) => year.id);
    ctx.expectEqual('their order', ids, ids.toSorted().toReversed());
    const { organizationSettings } = await me.request('getOrganizationSettings');
    const [year, month] = today.split('-').map(Number);
    const starts = months.indexOf(organizationSettings?.financialYearStart ?? 'april') + 1;
    const present = String((month ?? 0) >= starts ? year : (year ?? 0) - 1);
    ctx.expectEqual('the newest', ids[0], present);
    await move(me, id, { status: 'Disposed', day: today });
    await me.request('runDepreciation', { path: { yearId: present } });
    const { assetCode, name, assetType: typeName } = await detail(me, id);
    const columnFilters = [{ name: 'assetCode', value: assetCode }];
    const path = { yearId: present };
    const rowsIn = async () =>
      (await me.request('listDepreciation', { path, body: { ...search, columnFilters } }))
        .assetDepreciation;
    const [row] = await rowsIn();
    ctx.expectEqual(
      'what is written off of which asset',
      [row?.assetId, row?.name, row?.assetType, row?.usefulLifeInYears, row?.isDeleted],
      [id, name, typeName, 4, false],
    );
    const text = await dayText(me, today);
    ctx.expectEqual('and when that was bought', row?.dateOfPurchaseAsString, text);
    const { openingValue, additions, depreciation, writtenOff, closingValue } = row ?? {};
    const sums = [openingValue, additions, depreciation, writtenOff, closingValue];
    ctx.expectEqual('what is written off', sums, [0, 1000, 0, 1000, 0]);
    const again = await me.request('listAssessmentYears', { body: search });
    const run = again.assetAssessmentYear[0];
    ctx.expectEqual('whether it was run', [run?.isRun, run?.runOnAsString !== ''], [true, true]);
    ctx.expectEqual('by whom', run?.runByName, (await fetchProfile(me)).name);
    const opening = (run?.openingValue ?? 0) + (run?.additions ?? 0);
    const closing = opening - (run?.depreciation ?? 0) - (run?.writtenOff ?? 0);
    ctx.expectThat('the year’s sums balance', Math.abs(closing - (run?.closingValue ?? -1)) < 0.01);
    await me.expectError(404, 'runDepreciation', { path: { yearId: String(Number(present) + 1) } });
  },
});
