import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen, templateStage } from '../../support/engagements.ts';

export default scenario({
  title: 'Baseline, threshold and actuals have at most five characters, and no exponent',
  source: 'ENGAG-077',
  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, stageId, activityId } = await oneActivity(ctx, me);
    const path = { engagementId, stageId };
    const body = { activityId, activityDesc: 'Measured' };
    for (const field of ['baseline', 'threshold', 'actuals'] as const) {
      const rejected = await me.expectError(400, 'saveEngagementActivity', {
        path,
        body: { ...body, [field]: 12.345 },
      });
      ctx.expectEqual('its position', Object.keys(rejected.fieldErrors ?? {}), [field]);
      await me.expectError(400, 'saveEngagementActivity', {
        path,
        body: { ...body, [field]: 1e-7 },
      });
      await me.request('saveEngagementActivity', { path, body: { ...body, [field]: 12.25 } });
    }
    const [stored] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
    ctx.expectEqual(
      'what is kept',
      [stored?.baseline, stored?.threshold, stored?.actuals],
      [12.25, 12.25, 12.25],
    );
    const template = await templateStage(ctx, me);
    for (const field of ['baseline', 'threshold'] as const) {
      const sent = { activityId: template.activityId, activityDesc: 'Measured' };
      const at = { path: { stageId: template.id } };
      const long = { ...at, body: { ...sent, [field]: 12.345 } };
      const rejected = await me.expectError(400, 'saveTemplateActivity', long);
      ctx.expectEqual('its position', Object.keys(rejected.fieldErrors ?? {}), [field]);
      await me.request('saveTemplateActivity', { ...at, body: { ...sent, [field]: 12.25 } });
    }
  },
});
