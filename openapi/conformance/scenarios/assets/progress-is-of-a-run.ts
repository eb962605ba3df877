import { scenario } from '../../scenario/types.ts';
import { asset } from '../../support/assets.ts';

const newest = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'A run says how far it is while it lasts, and nothing afterwards; of a year that is not there it is 404',
  source: 'ASSET-172',
  async run(kit) {
    const me = kit.as('admin');
    await asset(kit, me);
    const [year] = (await me.ask('listAssessmentYears', { body: newest })).assetAssessmentYear;
    const path = { yearId: year?.id ?? '' };
    const far = async () => (await me.ask('getDepreciationProgress', { path })).progress;
    kit.expectEqual('before a run', await far(), null);
    const [, during] = await Promise.all([me.ask('runDepreciation', { path }), far()]);
    const { computedCount = 0, assetCount = 0 } = during ?? {};
    kit.expectEqual('more is computed than there is', computedCount > assetCount, false);
    kit.expectEqual('after a run', await far(), null);
    await me.refused(404, 'getDepreciationProgress', { path: { yearId: '1900' } });
  },
});
