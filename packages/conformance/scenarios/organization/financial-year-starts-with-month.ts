import { scenario } from '../../scenario/types.ts';
import { asset } from '../../support/assets.ts';
import { months, settingsFields } from '../../support/organization.ts';

export default scenario({
  title: 'The financial year starts with the selected month, whichever it is',
  source: 'ASSET-D66',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const save = 'saveOrganizationSettings';
    const { version: _version, ...before } = await settingsFields(ctx, me);
    // The list of years starts with the first purchase.
    await asset(ctx, me);
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    try {
      for (const [at, financialYearStart] of months.entries()) {
        await me.request(save, { body: { ...before, financialYearStart } });
        const [year] = (await me.request('listAssessmentYears', { body })).assetAssessmentYear;
        const month = String(at + 1).padStart(2, '0');
        const days = ['01', month].toSorted();
        const actual = (year?.startDateAsString.match(/\b\d\d\b/g) ?? []).toSorted();
        ctx.expectEqual(
          `its start with the financial year start ${financialYearStart}`,
          actual,
          days,
        );
      }
    } finally {
      await me.call(save, { body: before });
    }
  },
});
