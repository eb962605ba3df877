import { scenario } from '../../../scenario/types.ts';
import { asset } from '../../../support/assets.ts';

const newest = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

export default scenario({
  title: 'The progress of a run is returned only while it is running; an unknown year gets 404',
  source: 'ASSET-172',
  async run(ctx) {
    const me = ctx.as('admin');
    await asset(ctx, me);
    const [year] = (await me.request('listAssessmentYears', { body: newest })).assetAssessmentYear;
    const path = { yearId: year?.id ?? '' };
    const far = async () => (await me.request('getDepreciationProgress', { path })).progress;
    ctx.expectEqual('before a run', await far(), null);
    const [, during] = await Promise.all([me.request('runDepreciation', { path }), far()]);
    const { computedCount = 0, assetCount = 0 } = during ?? {};
    ctx.expectEqual('more is computed than there is', computedCount > assetCount, false);
    ctx.expectEqual('after a run', await far(), null);
    await me.expectError(404, 'getDepreciationProgress', { path: { yearId: '1900' } });
  },
});
