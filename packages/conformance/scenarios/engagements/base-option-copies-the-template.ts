import { scenario } from '../../scenario/types.ts';
import { engagement, engagementFields, seen, templateStage } from '../../support/engagements.ts';

export default scenario({
  title:
    'The option base copies the template’s stages and activities, the option blank copies none',
  source: 'ENGAG-060, ENGAG-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    await templateStage(ctx, me);
    const { templateStages } = await me.request('getTemplateStages');
    const shape = (
      stages: readonly { stageName: string; activities: readonly { activityDesc: string }[] }[],
    ) =>
      stages.map(({ stageName, activities }) => [
        stageName,
        ...activities.map(({ activityDesc }) => activityDesc),
      ]);
    const body = { ...engagementFields(ctx), type: 'base' as const };
    const { engagementRollup } = await me.request('createEngagement', { body });
    const { engagementRollups } = await me.request('getEngagementRollups');
    const listed = engagementRollups.find(({ id }) => id === body.id);
    ctx.expectEqual('what is answered and what is listed', engagementRollup, listed);
    const copied = await seen(me, body.id);
    ctx.expectEqual('what was copied', shape(copied.stages), shape(templateStages));
    const ids = new Set(templateStages.map(({ id }) => id));
    ctx.expectThat(
      'copies are records of their own',
      !copied.stages.some((each) => ids.has(each.stageId)),
    );
    const blank = await seen(me, await engagement(ctx, me, 'blank'));
    ctx.expectEqual('the stages of a blank one', blank.stages, []);
  },
});
