import { scenario } from '../../scenario/types.ts';
import { asset, assetType, dayText, detail, move } from '../../support/assets.ts';
import { months } from '../../support/organization.ts';
import { profileOf } from '../../support/profile.ts';

const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'Assessment years go on to the present one, newest first; what is disposed of is written off in its year',
  source: 'ASSET-038, ASSET-007, and the decisions on depreciation',
  async run(kit) {
    const me = kit.as('admin');
    const today = kit.day(0, me.timeZone);
    const assetTypeId = await assetType(kit, me, { usefulLifeInYears: 4 });
    const bought = { assetTypeId, dateOfPurchase: today, warrantyStartDate: today, price: 1000 };
    const id = await asset(kit, me, bought);
    const { assetAssessmentYear: years } = await me.ask('listAssessmentYears', { body: search });
    const ids = years.map((year) => year.id);
    kit.expectEqual('their order', ids, ids.toSorted().toReversed());
    const { organizationSettings } = await me.ask('getOrganizationSettings');
    const [year, month] = today.split('-').map(Number);
    const begins = months.indexOf(organizationSettings?.financialYearStart ?? 'april') + 1;
    const present = String((month ?? 0) >= begins ? year : (year ?? 0) - 1);
    kit.expectEqual('the newest', ids[0], present);
    await move(me, id, { status: 'Disposed', day: today });
    await me.ask('runDepreciation', { path: { yearId: present } });
    const { assetCode, name, assetType: typeName } = await detail(me, id);
    const columnFilters = [{ name: 'assetCode', value: assetCode }];
    const path = { yearId: present };
    const rowsIn = async () =>
      (await me.ask('listDepreciation', { path, body: { ...search, columnFilters } }))
        .assetDepreciation;
    const [row] = await rowsIn();
    kit.expectEqual(
      'what is written off of which asset',
      [row?.assetId, row?.name, row?.assetType, row?.usefulLifeInYears, row?.isDeleted],
      [id, name, typeName, 4, false],
    );
    const text = await dayText(me, today);
    kit.expectEqual('and when that was bought', row?.dateOfPurchaseAsString, text);
    const { openingValue, additions, depreciation, writtenOff, closingValue } = row ?? {};
    const sums = [openingValue, additions, depreciation, writtenOff, closingValue];
    kit.expectEqual('what is written off', sums, [0, 1000, 0, 1000, 0]);
    const again = await me.ask('listAssessmentYears', { body: search });
    const run = again.assetAssessmentYear[0];
    kit.expectEqual('whether it was run', [run?.isRun, run?.runOnAsString !== ''], [true, true]);
    kit.expectEqual('by whom', run?.runByName, (await profileOf(me)).name);
    const opening = (run?.openingValue ?? 0) + (run?.additions ?? 0);
    const closing = opening - (run?.depreciation ?? 0) - (run?.writtenOff ?? 0);
    kit.expectThat('the year’s sums balance', Math.abs(closing - (run?.closingValue ?? -1)) < 0.01);
    await me.refused(404, 'runDepreciation', { path: { yearId: String(Number(present) + 1) } });
  },
});
