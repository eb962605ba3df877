import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import { cycle, cycleFields, passOn } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The people of a cycle and those who can be added are listed by pages; some change without the others being named, and each day counts every review',
  source: 'REVW-008, REVW-009, REVW-017',
  async run(ctx) {
    const me = ctx.as('admin');
    const head = await employee(ctx, me, { reportingToId: null });
    const managed = await employee(ctx, me, { reportingToId: head.id });
    const others = [head.id, managed.id];
    const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const listCandidates = async (candidateFilters: object) => {
      const body = { ...search, candidateFilters, includeIds: true };
      const answer = await me.request('getReviewCycleCandidates', { body });
      const ids = answer.candidates.map(({ employeeId }) => employeeId);
      ctx.expectEqual('the ids of all who match', answer.employeeIds?.toSorted(), ids.toSorted());
      return ids.toSorted();
    };
    const only = { employeeIds: others };
    ctx.expectEqual('some people', await listCandidates(only), others.toSorted());
    const lacking = await listCandidates({ ...only, checks: ['NoManager'] });
    ctx.expectEqual('who lacks a manager', lacking, [head.id]);

    const made = await cycle(ctx, me, { roles: [], others: [head.id] });
    const { cycleId, stepIds, reviewIds } = made;
    const [firstStepId = '', secondStepId = ''] = stepIds;
    ctx.expectEqual('who is not in it', await listCandidates({ ...only, cycleId }), [managed.id]);
    const { reviewees: _people, ...fields } = await cycleFields(ctx);
    const change = { ...fields, id: cycleId };
    const changedReviewees = [{ employeeId: managed.id, clientInterfacerId: null }];
    await me.request('updateReviewCycle', { body: { ...change, changedReviewees } });
    await passOn(me, reviewIds[0] ?? '', firstStepId);
    const path = { cycleId };
    const list = async (revieweeFilters: object) => {
      const sent = { path, body: { ...search, revieweeFilters } };
      const { reviewees } = await me.request('getReviewCycleReviewees', sent);
      return reviewees.map(({ employeeId }) => employeeId).toSorted();
    };
    ctx.expectEqual('everyone', await list({}), others.toSorted());
    ctx.expectEqual('at the second step', await list({ stepId: secondStepId }), [head.id]);
    ctx.expectEqual('not started', await list({ status: 'NotStarted' }), [managed.id]);
    ctx.expectEqual('overdue', await list({ isOverdue: true }), []);
    ctx.expectEqual('for administrators', await list({ needsAdmin: true }), others.toSorted());
    const { progress } = await me.request('getReviewCycle', { path });
    const last = progress.at(-1);
    ctx.expectEqual('where they are today', [last?.stepCounts, last?.deliveredCount], [[1, 1], 0]);
    await me.request('updateReviewCycle', { body: { ...change, removedReviewees: [managed.id] } });
    ctx.expectEqual('without who is removed', await list({}), [head.id]);
    const written = { ...change, removedReviewees: [head.id] };
    const { fieldErrors = {} } = await me.expectError(400, 'updateReviewCycle', { body: written });
    ctx.expectEqual('who has started stays', Object.keys(fieldErrors), ['removedReviewees']);
  },
});
