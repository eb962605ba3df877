import { scenario } from '../../scenario/types.ts';
import { engagementFields, oneActivity } from '../../support/engagements.ts';

export default scenario({
  title: 'An engagement starts from 1900 to a year from now, and the empty identifier is no record',
  source: 'ENGAG-067, ENGAG-D14',

  async run(ctx) {
    const me = ctx.as('admin');
    const sent = (createdOn: string) => ({
      ...engagementFields(ctx),
      type: 'blank' as const,
      createdOn,
      createdOnAsInputString: createdOn.replaceAll('-', '/'),
    });
    for (const day of ['0001-01-01', '1899-12-31', '9999-12-31', ctx.day(370)]) {
      const rejected = await me.expectError(400, 'createEngagement', { body: sent(day) });
      ctx.expectEqual(`the error for ${day}`, Object.keys(rejected.fieldErrors ?? {}), [
        'createdOn',
      ]);
    }
    for (const day of ['1900-01-01', ctx.day(360)]) {
      await me.request('createEngagement', { body: sent(day) });
    }
    const empty = '00000000-0000-0000-0000-000000000000';
    await me.expectError(400, 'createEngagement', { body: { ...sent(ctx.day(0)), id: empty } });
    const { engagementId, stageId } = await oneActivity(ctx, me);
    const texts = { stageName: 'Empty', description: 'No id.' };
    await me.expectError(400, 'saveEngagementStage', {
      path: { engagementId },
      body: { stageId: empty, ...texts },
    });
    await me.expectError(400, 'saveEngagementActivity', {
      path: { engagementId, stageId },
      body: { activityId: empty, activityDesc: 'No id.' },
    });
  },
});
