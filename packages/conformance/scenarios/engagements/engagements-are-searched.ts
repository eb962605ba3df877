import { scenario } from '../../scenario/types.ts';
import { activity, engagementFields, stage, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'The list finds engagements by words, stages, project types and marks, and the board counts them by stage',
  source: 'ENGAG-004, ENGAG-D06',

  async run(ctx) {
    const me = ctx.as('admin');
    const word = ctx.name('Word').replaceAll(' ', '');
    const fields = { ...engagementFields(ctx), prospectName: word };
    await me.request('createEngagement', { body: { ...fields, type: 'blank' } });
    const path = { engagementId: fields.id };
    const stageId = await stage(ctx, me, fields.id, { stageName: word });
    const over = { baseline: 2, actuals: 5 };
    const activityId = await activity(ctx, me, { ...path, stageId }, over);
    const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const find = async (more: object) => {
      const body = { ...first, search: word, ...more };
      return (await me.request('searchEngagements', { body })).engagementRollups.map(
        ({ id }) => id,
      );
    };
    const found = [fields.id];
    const none = { projectTypeIds: [ctx.uuid()] };
    for (const [what, more, expected] of [
      ['words', { search: `${word} ${fields.name}` }, found],
      ['a missing word', { search: `${word} ${ctx.uuid()}` }, []],
      ['a stage', { stageNames: [` ${word.toUpperCase()} `] }, found],
      ['other stages', { stageNames: [null] }, []],
      ['no type', { projectTypeIds: [fields.projectTypeId] }, found],
      ['another type', none, []],
      ['a planned one', { isNextPlanned: true }, found],
      ['an unplanned one', { isNextPlanned: false }, []],
      ['one over the threshold', { isOverThreshold: true }, found],
    ] as const) {
      ctx.expectEqual(`the search for ${what}`, await find(more), expected);
    }
    const count = async () => {
      const body = { ...first, search: word, stageNames: [null] };
      const { stageCounts } = await me.request('countEngagementStages', { body });
      return stageCounts.find(({ stageName }) => stageName === word);
    };
    const expected = { stageName: word, count: 1, doneHours: 0, totalHours: 2 };
    ctx.expectEqual('the column of the board', await count(), expected);
    await toggle(me, activityId, true);
    ctx.expectEqual('the column once it is done', await count(), { ...expected, doneHours: 2 });
    ctx.expectEqual('the search for an unplanned one', await find({ isNextPlanned: false }), found);
    const action = { id: ctx.uuid(), activityId, action: 'Call', isDone: false };
    await toggle(me, activityId, false);
    await me.request('saveEngagementActivityAction', { body: action });
    await toggle(me, activityId, true);
    ctx.expectEqual('the search with an open item', await find({ isNextPlanned: true }), found);
    const search = { body: { ...first, search: word } };
    const [row] = (await me.request('searchEngagements', search)).engagementRollups;
    const { engagementRollups } = await me.request('getEngagementRollups');
    ctx.expectEqual(
      'the row of the full list',
      engagementRollups.find(({ id }) => id === fields.id),
      row,
    );
    ctx.expectEqual('the day since which it is in its stage', row?.inStageSince, fields.createdOn);
  },
});
