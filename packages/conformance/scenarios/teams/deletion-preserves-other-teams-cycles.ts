import { scenario } from '../../scenario/types.ts';
import { cycleFields, workflow } from '../../support/reviews/world.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title: 'The review cycles of a team stay unchanged when another team is deleted',
  source: 'TEAM-045, ASSET-037, TEAM-D01',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { employees, teams } = await me.request('getReviewCycleDefaults');
    const offered = new Set(teams.map(({ id }) => id));
    const inTeam = employees.find(({ teamIds }) => teamIds.some((id) => offered.has(id)));
    const teamId = inTeam?.teamIds.find((id) => offered.has(id));
    if (!inTeam || teamId === undefined) return;
    const { id: workflowId } = await workflow(ctx, me, ['PaAdmin']);
    const reviewees = [{ employeeId: inTeam.employeeId, clientInterfacerId: null }];
    const body = { ...(await cycleFields(ctx)), workflowId, teamId, reviewees };
    await me.request('addReviewCycle', { body });
    const path = { cycleId: body.id };
    const { reviewCycle: before } = await me.request('getReviewCycle', { path });
    await me.request('deleteTeam', { path: { id: (await team(ctx, me)).teamId } });
    const { reviewCycle: after } = await me.request('getReviewCycle', { path });
    ctx.expectEqual('the cycle', after, before);
    ctx.expectEqual('whose it is', after.teamId, teamId);
    await me.request('deleteReviewCycle', { path });
  },
});
