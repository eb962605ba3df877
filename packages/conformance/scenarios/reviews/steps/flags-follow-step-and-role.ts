import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import {
  submitRequiredAnswers,
  passOn,
  readSteps,
  review,
  seen,
} from '../../../support/reviews/world.ts';

export default scenario({
  title: 'The flags and the readable parts of a review follow its step and the user’s part',
  source: 'REVW-042, REVW-014',
  async run(ctx) {
    const [me, reviewee, manager] = [ctx.as('admin'), ctx.as('member'), ctx.as('teamLead')];
    const made = await review(ctx, me, ['Reviewee', 'ReportingTo', 'PaAdmin']);
    const { reviewId, stepIds } = made;
    const [own = '', theirs = '', last = ''] = stepIds;
    const query = { reviewId, stepId: own };
    const isManager = async () => {
      const { status, body } = await manager.call('getReview', { query });
      return status === 200 && body.performanceReview.isReportingToManager;
    };
    // The member of another run may report to someone else.
    if (!(await isManager())) return;
    const flags = async (who: Actor) => {
      const { performanceReview: actual } = await who.request('getReview', { query });
      const all = {
        promote: actual.isReviewPromotable,
        reject: actual.isReviewRejectable,
        deliver: actual.isReviewDeliverable,
        write: !actual.isReviewReadOnly,
        act: !actual.noActionsToTake,
        needed: actual.needsAction,
      };
      return Object.entries(all).flatMap(([name, isSo]) => (isSo ? [name] : []));
    };
    const expectAll = async (when: string, expected: readonly (readonly string[])[]) => {
      const actual = [await flags(reviewee), await flags(manager), await flags(me)];
      ctx.expectEqual(`${when}: reviewee, manager, administrator`, actual, expected);
    };
    const expectRead = async (when: string, expected: readonly (readonly string[])[]) => {
      const actual: string[][] = [];
      for (const who of [reviewee, manager, me]) actual.push(await readSteps(who, reviewId));
      ctx.expectEqual(`${when}, read by reviewee, manager, administrator`, actual, expected);
    };
    await expectAll('at the reviewee', [['promote', 'write', 'act', 'needed'], [], []]);
    await expectRead('at the reviewee', [[own], [theirs], [last]]);
    await passOn(reviewee, reviewId, own);
    const executes = ['promote', 'reject', 'write', 'act', 'needed'];
    await expectAll('at the manager', [[], executes, []]);
    await expectRead('at the manager', [[own], [own, theirs], [own, last]]);
    await me.expectError(403, 'promoteReview', { path: { reviewId }, query: { stepId: theirs } });
    // It is theirs, but not at the last step yet.
    const early = { path: { reviewId }, query: { deliverToAll: false } };
    await manager.expectError(400, 'deliverReview', early);
    await me.expectError(400, 'deliverReview', early);
    await passOn(manager, reviewId, theirs);
    const releases = ['reject', 'deliver', 'write', 'act', 'needed'];
    await expectAll('at the last step', [[], [], releases]);
    await expectRead('at the last step', [[own], [own, theirs], stepIds]);
    const deliver = (deliverToAll: boolean) => ({ path: { reviewId }, query: { deliverToAll } });
    await manager.expectError(403, 'deliverReview', deliver(false));
    await submitRequiredAnswers(me, reviewId, last);
    await me.request('deliverReview', deliver(false));
    await expectAll('delivered to the reviewee', [[], [], ['deliver', 'act']]);
    await expectRead('delivered to the reviewee', [stepIds, [own, theirs], stepIds]);
    await me.expectError(400, 'deliverReview', deliver(false));
    await me.request('deliverReview', deliver(true));
    await expectAll('delivered to all', [[], [], []]);
    await expectRead('delivered to all', [stepIds, stepIds, stepIds]);
    const shown = await seen(me, reviewId);
    ctx.expectThat('read-only users get no notification of actions', shown.noActionsToTake);

    const other = await review(ctx, me, ['PaAdmin', 'ReportingTo']);
    await passOn(me, other.reviewId, other.stepId);
    query.reviewId = other.reviewId;
    query.stepId = other.stepId;
    await expectAll('at a manager who comes last', [[], releases, ['deliver', 'act']]);
    await submitRequiredAnswers(manager, other.reviewId, other.nextStepId);
    await manager.request('deliverReview', {
      path: { reviewId: other.reviewId },
      query: { deliverToAll: false, stepId: other.nextStepId },
    });
    ctx.expectEqual('the status', (await seen(manager, other.reviewId)).status, 'Delivered');

    const third = await review(ctx, me, ['PaAdmin', 'Reviewee']);
    await passOn(me, third.reviewId, third.stepId);
    query.reviewId = third.reviewId;
    query.stepId = third.stepId;
    const sendsBack = ['promote', 'reject', 'write', 'act', 'needed'];
    await expectAll('at a reviewee who comes last', [sendsBack, [], ['deliver', 'act']]);
  },
});
