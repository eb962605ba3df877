import { scenario } from '../../scenario/types.ts';
import { engagement, seen, stage, toggle, twoStages } from '../../support/engagements.ts';

export default scenario({
  title:
    'An activity moves to a position in another stage of its engagement, with everything that belongs to it',
  source: 'ENGAG-089, ENGAG-D12',

  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, first, second, early, late } = await twoStages(ctx, me);
    const note = { id: ctx.uuid(), activityId: early, notes: 'It comes along.' };
    await me.request('saveEngagementActivityNote', { body: note });
    await toggle(me, early, true);
    const body = { stageId: second, position: 0, version: 2 };
    const path = { activityId: early };
    const moved = await me.request('moveEngagementActivity', { path, body });
    ctx.expectEqual('the order of the stage', moved.activityIds, [early, late]);
    const [, target] = (await seen(me, engagementId)).stages;
    const [activity] = target?.activities ?? [];
    ctx.expectEqual(
      'the moved activity',
      [activity?.activityId, activity?.isDone, activity?.notes?.notes, activity?.version],
      [early, true, note.notes, 3],
    );
    ctx.expectEqual(
      'what is left in its stage',
      (await seen(me, engagementId)).stages.find(({ stageId }) => stageId === first)?.activities,
      [],
    );
    await me.expectError(409, 'moveEngagementActivity', {
      path,
      body: { ...body, stageId: first },
    });
    const unexpected = await stage(ctx, me, await engagement(ctx, me));
    await me.expectError(400, 'moveEngagementActivity', { path, body: { stageId: unexpected } });
    await me.request('moveEngagementActivity', { path, body: { stageId: second } });
    const after = (await seen(me, engagementId)).stages[1]?.activities;
    ctx.expectEqual(
      'the activities with the moved one last',
      after?.map(({ activityId }) => activityId),
      [late, early],
    );
  },
});
