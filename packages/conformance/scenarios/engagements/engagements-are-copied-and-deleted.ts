import { scenario } from '../../scenario/types.ts';
import { engagementFields, seen, toggle, twoStages } from '../../support/engagements.ts';

export default scenario({
  title:
    'A duplicate has stages and activities of which nothing is done, and a deletion removes all that its preview counts',
  source: 'ENGAG-108, ENGAG-D08, ENGAG-D09',

  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, early } = await twoStages(ctx, me);
    const note = { id: ctx.uuid(), activityId: early, notes: 'Stays here.' };
    await me.request('saveEngagementActivityNote', { body: note });
    await toggle(me, early, true);
    const body = engagementFields(ctx);
    const path = { id: engagementId };
    await me.request('duplicateEngagement', { path, body });
    const [source, copy] = [await seen(me, engagementId), await seen(me, body.id)];
    const shape = ({ stages }: typeof source) =>
      stages.map(({ stageName, description, activities }) => [
        stageName,
        description,
        ...activities.map(({ activityDesc, baseline }) => `${activityDesc} ${baseline}`),
      ]);
    ctx.expectEqual('the copy', shape(copy), shape(source));
    ctx.expectThat(
      'nothing of the copy is done',
      copy.stages.every(({ activities }) =>
        activities.every((each) => !each.isDone && !each.notes),
      ),
    );
    const { engagementDeletion } = await me.request('previewEngagementDeletion', { path });
    ctx.expectEqual('what a deletion removes', engagementDeletion, {
      stages: 2,
      activities: 2,
      notes: 1,
      docs: 0,
      actions: 0,
    });
    await me.request('deleteEngagement', { path });
    await me.expectError(404, 'getEngagement', { path });
    await me.expectError(404, 'toggleEngagementActivity', {
      body: { activityId: early, isDone: false },
    });
    ctx.expectEqual('the copy after it', await seen(me, body.id), copy);
  },
});
