import { scenario } from '../../scenario/types.ts';
import { seen, stage, toggle, twoStages } from '../../support/engagements.ts';

export default scenario({
  title:
    'A move to a stage completes what is open before it or reopens what follows, as previewed, and can be undone',
  source: 'ENGAG-053, ENGAG-D07',

  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, first, second, early, late } = await twoStages(ctx, me);
    const path = { id: engagementId };
    const preview = (stageId: string) =>
      me.request('previewEngagementMove', { path, query: { stageId } });
    const states = async () =>
      (await seen(me, engagementId)).stages.flatMap(({ activities }) =>
        activities.map(({ isDone, markedDoneBy }) => [isDone, markedDoneBy !== null]),
      );
    const { completed, reopened } = await preview(second);
    ctx.expectEqual(
      'what is completed',
      completed.map(({ activityId }) => activityId),
      [early],
    );
    ctx.expectEqual('what is reopened', reopened, []);
    ctx.expectEqual('the activities after a preview', await states(), [
      [false, false],
      [false, false],
    ]);
    const wrong = { id: ctx.uuid(), stageId: second, activityIds: [early, late] };
    await me.expectError(409, 'moveEngagement', { path, body: wrong });
    const body = { id: ctx.uuid(), stageId: second, activityIds: [early] };
    const { engagementRollup } = await me.request('moveEngagement', { path, body });
    ctx.expectEqual('the current stage', engagementRollup.currentStageId, second);
    ctx.expectEqual('the activities', await states(), [
      [true, true],
      [false, false],
    ]);
    const same = await preview(second);
    ctx.expectEqual('a move to the current stage', [same.completed, same.reopened], [[], []]);
    await toggle(me, late, true);
    const back = await preview(first);
    ctx.expectEqual(
      'what a move back reopens',
      back.reopened.map(({ activityId }) => activityId),
      [early, late],
    );
    await toggle(me, late, false);
    const undo = { path: { ...path, moveId: body.id } };
    const undone = await me.request('undoEngagementMove', undo);
    ctx.expectEqual('the stage after the undo', undone.engagementRollup.currentStageId, first);
    ctx.expectEqual('the activities after it', await states(), [
      [false, false],
      [false, false],
    ]);
    await me.request('undoEngagementMove', undo);
    const again = { ...body, id: ctx.uuid() };
    await me.request('moveEngagement', { path, body: again });
    await toggle(me, early, false);
    await me.expectError(409, 'undoEngagementMove', { path: { ...path, moveId: again.id } });
    const empty = await stage(ctx, me, engagementId);
    const last = await stage(ctx, me, engagementId);
    ctx.expectThat('the empty stage can be reached', (await preview(empty)).reopened.length === 0);
    await me.expectError(400, 'previewEngagementMove', { path, query: { stageId: last } });
  },
});
