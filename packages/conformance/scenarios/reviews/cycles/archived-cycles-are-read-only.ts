import { scenario } from '../../../scenario/types.ts';
import { role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import {
  actionFields,
  submitRequiredAnswers,
  cycleFields,
  meetingFields,
  passOn,
  readSteps,
  review,
  listReviews,
  seen,
} from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A cycle can be archived once all its reviews are delivered; then nothing in it can change',
  source: 'REVW-034, REVW-010, REVW-D01',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { cycleId, reviewId, stepId, nextStepId } = await review(ctx, me);
    const path = { cycleId };
    await me.expectError(409, 'archiveReviewCycle', { path });
    await passOn(me, reviewId, stepId);
    await submitRequiredAnswers(me, reviewId, nextStepId);
    const deliver = { path: { reviewId }, query: { deliverToAll: false, stepId: nextStepId } };
    await me.request('deliverReview', deliver);
    const meetingId = ctx.uuid();
    const fields = await meetingFields(ctx, me, reviewId);
    await me.request('addReviewMeeting', { body: { id: meetingId, reviewId, ...fields } });
    await me.request('archiveReviewCycle', { path });
    await me.expectError(409, 'archiveReviewCycle', { path });
    const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const listCycles = async (status?: 'Archived' | 'Completed') => {
      const body = { ...search, cycleFilters: status ? { status } : {} };
      const { cycles } = await me.request('getReviewCycles', {
        body: { ...body, columnFilters: [{ name: 'cycleName', value: cycleName }] },
      });
      return cycles.map(({ id }) => id);
    };
    const before = await seen(me, reviewId);
    const cycleName = before.reviewCycleName;
    const archived = async (who = me) => {
      const columnFilters = [{ name: 'reviewCycleName', value: cycleName }];
      const body = { ...search, columnFilters, cycleFilters: {} };
      const { archivedReviews } = await who.request('getArchivedReviews', { body });
      return archivedReviews.map((each) => [each.reviewId, each.deliveredOn]);
    };
    ctx.expectEqual('in the archive', await archived(), [[reviewId, before.deliveredOn]]);
    const all = await archived();
    const [member, colleague] = [ctx.as('member'), ctx.as('colleague')];
    for (const [who, rights, rows] of [
      [member, [], all],
      [colleague, [], []],
      [colleague, ['archives.viewAllReviews'], all],
      [colleague, ['cycle.basic'], all],
    ] as const) {
      const some = await role(ctx, me, ['archives.basic', 'reviews.basic', ...rights]);
      const { id } = await fetchProfile(who);
      await withRoles(me, { id, roleIds: [some.id] }, async () => {
        const what = `in the archive of the ${who.role} with ${rights.join(', ') || 'no more'}`;
        ctx.expectEqual(what, await archived(who), rows);
        if (rows.length === 0) return;
        ctx.expectEqual(`${what}, read`, await readSteps(who, reviewId), [stepId, nextStepId]);
      });
      await me.request('deleteRole', { path: { id: some.id } });
    }
    const twin = { ...(await cycleFields(ctx)), cycleName };
    const { workflowId } = (await me.request('getReviewCycle', { path })).reviewCycle;
    const same = { ...twin, teamId: null, workflowId };
    await me.expectError(409, 'addReviewCycle', { body: same });
    ctx.expectEqual('among the archived cycles', await listCycles('Archived'), [cycleId]);
    ctx.expectEqual('among the others', await listCycles('Completed'), []);
    ctx.expectEqual('in the list', await listReviews(me, { cycleId }), []);
    ctx.expectEqual('all is read', await readSteps(me, reviewId), [stepId, nextStepId]);
    const edit = { ...(await cycleFields(ctx)), id: cycleId, cycleName };
    await me.expectError(400, 'updateReviewCycle', { body: edit });
    await me.expectError(409, 'deleteReviewCycle', { path });
    const toAll = { ...deliver, query: { ...deliver.query, deliverToAll: true } };
    await me.expectError(400, 'deliverReview', toAll);
    const body = { reviewId, rejectedReason: 'Too late.', stepId: nextStepId };
    await me.expectError(400, 'rejectReview', { body });
    const query = { meetingId };
    await me.expectError(400, 'startReviewMeeting', { query });
    await me.expectError(400, 'deleteReviewMeeting', { query });
    await me.expectError(400, 'updateReviewMeeting', { body: { id: meetingId, ...fields } });
    ctx.expectEqual('the review', await seen(me, reviewId), before);
    await me.request('restoreReviewCycle', { path });
    await me.expectError(409, 'restoreReviewCycle', { path });
    ctx.expectEqual('out of the archive', await archived(), []);
    ctx.expectEqual('among the completed cycles', await listCycles('Completed'), [cycleId]);
    ctx.expectEqual('among all that are not archived', await listCycles(), [cycleId]);
    await me.request('deliverReview', toAll);
    await me.request('startReviewMeeting', { query });
    const after = await seen(me, reviewId);
    ctx.expectEqual('the release', [after.status, after.isDeliveredToAll], ['Delivered', true]);
    await me.expectError(400, 'deliverReview', toAll);
    const action = actionFields(ctx, meetingId);
    await me.request('addReviewMeetingAction', { body: action });
    await me.request('archiveReviewCycle', { path });
    const done = { query: { actionItemId: action.id } };
    await me.expectError(400, 'completeReviewMeetingAction', done);
    await me.expectError(400, 'deleteReviewMeetingAction', done);
    const { meetingId: _, ...change } = action;
    await me.expectError(400, 'updateReviewMeetingAction', { body: change });
    await me.expectError(400, 'addReviewMeetingAction', { body: actionFields(ctx, meetingId) });
    const notes = { id: meetingId, reviewMeetingNotes: 'Too late.' };
    await me.expectError(400, 'saveReviewMeetingNotes', { body: notes });
  },
});
