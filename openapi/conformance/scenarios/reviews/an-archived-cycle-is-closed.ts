import { scenario } from '../../scenario/types.ts';
import { role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import {
  actionFields,
  answerAll,
  cycleFields,
  meetingFields,
  passOn,
  readSteps,
  review,
  reviewsOf,
  seen,
} from '../../support/reviews/world.ts';

export default scenario({
  title: 'A cycle is archived once all its reviews are delivered; then nothing in it changes',
  source: 'REVW-034, REVW-010, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { cycleId, reviewId, stepId, nextStepId } = await review(kit, me);
    const path = { cycleId };
    await me.refused(409, 'archiveReviewCycle', { path });
    await passOn(me, reviewId, stepId);
    await answerAll(me, reviewId, nextStepId);
    const deliver = { path: { reviewId }, query: { deliverToAll: false, stepId: nextStepId } };
    await me.ask('deliverReview', deliver);
    const meetingId = kit.uuid();
    const fields = await meetingFields(kit, me, reviewId);
    await me.ask('addReviewMeeting', { body: { id: meetingId, reviewId, ...fields } });
    await me.ask('archiveReviewCycle', { path });
    await me.refused(409, 'archiveReviewCycle', { path });
    const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const cyclesOf = async (status?: 'Archived' | 'Completed') => {
      const body = { ...search, cycleFilters: status ? { status } : {} };
      const { cycles } = await me.ask('getReviewCycles', {
        body: { ...body, columnFilters: [{ name: 'cycleName', value: cycleName }] },
      });
      return cycles.map(({ id }) => id);
    };
    const before = await seen(me, reviewId);
    const cycleName = before.reviewCycleName;
    const archived = async (who = me) => {
      const columnFilters = [{ name: 'reviewCycleName', value: cycleName }];
      const body = { ...search, columnFilters, cycleFilters: {} };
      const { archivedReviews } = await who.ask('getArchivedReviews', { body });
      return archivedReviews.map((each) => [each.reviewId, each.deliveredOn]);
    };
    kit.expectEqual('in the archive', await archived(), [[reviewId, before.deliveredOn]]);
    const all = await archived();
    const [member, colleague] = [kit.as('member'), kit.as('colleague')];
    for (const [who, rights, rows] of [
      [member, [], all],
      [colleague, [], []],
      [colleague, ['archives.viewAllReviews'], all],
      [colleague, ['cycle.basic'], all],
    ] as const) {
      const some = await role(kit, me, ['archives.basic', 'reviews.basic', ...rights]);
      const { id } = await profileOf(who);
      await withRoles(me, { id, roleIds: [some.id] }, async () => {
        const what = `in the archive of the ${who.role} with ${rights.join(', ') || 'no more'}`;
        kit.expectEqual(what, await archived(who), rows);
        if (rows.length === 0) return;
        kit.expectEqual(`${what}, read`, await readSteps(who, reviewId), [stepId, nextStepId]);
      });
      await me.ask('deleteRole', { path: { id: some.id } });
    }
    const twin = { ...(await cycleFields(kit)), cycleName };
    const { workflowId } = (await me.ask('getReviewCycle', { path })).reviewCycle;
    const same = { ...twin, teamId: null, workflowId };
    await me.refused(409, 'addReviewCycle', { body: same });
    kit.expectEqual('among the archived cycles', await cyclesOf('Archived'), [cycleId]);
    kit.expectEqual('among the others', await cyclesOf('Completed'), []);
    kit.expectEqual('in the list', await reviewsOf(me, { cycleId }), []);
    kit.expectEqual('all is read', await readSteps(me, reviewId), [stepId, nextStepId]);
    const edit = { ...(await cycleFields(kit)), id: cycleId, cycleName };
    await me.refused(400, 'updateReviewCycle', { body: edit });
    await me.refused(409, 'deleteReviewCycle', { path });
    const toAll = { ...deliver, query: { ...deliver.query, deliverToAll: true } };
    await me.refused(400, 'deliverReview', toAll);
    const body = { reviewId, rejectedReason: 'Too late.', stepId: nextStepId };
    await me.refused(400, 'rejectReview', { body });
    const query = { meetingId };
    await me.refused(400, 'startReviewMeeting', { query });
    await me.refused(400, 'deleteReviewMeeting', { query });
    await me.refused(400, 'updateReviewMeeting', { body: { id: meetingId, ...fields } });
    kit.expectEqual('the review', await seen(me, reviewId), before);
    await me.ask('restoreReviewCycle', { path });
    await me.refused(409, 'restoreReviewCycle', { path });
    kit.expectEqual('out of the archive', await archived(), []);
    kit.expectEqual('among the completed cycles', await cyclesOf('Completed'), [cycleId]);
    kit.expectEqual('among all that are not archived', await cyclesOf(), [cycleId]);
    await me.ask('deliverReview', toAll);
    await me.ask('startReviewMeeting', { query });
    const after = await seen(me, reviewId);
    kit.expectEqual('the release', [after.status, after.isDeliveredToAll], ['Delivered', true]);
    await me.refused(400, 'deliverReview', toAll);
    const action = actionFields(kit, meetingId);
    await me.ask('addReviewMeetingAction', { body: action });
    await me.ask('archiveReviewCycle', { path });
    const done = { query: { actionItemId: action.id } };
    await me.refused(400, 'completeReviewMeetingAction', done);
    await me.refused(400, 'deleteReviewMeetingAction', done);
    const { meetingId: _, ...change } = action;
    await me.refused(400, 'updateReviewMeetingAction', { body: change });
    await me.refused(400, 'addReviewMeetingAction', { body: actionFields(kit, meetingId) });
    const notes = { id: meetingId, reviewMeetingNotes: 'Too late.' };
    await me.refused(400, 'saveReviewMeetingNotes', { body: notes });
  },
});
