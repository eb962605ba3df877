import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import {
  cycle,
  cycleFields,
  getEmployeeId,
  listReviews,
  staff,
  workflow,
} from '../../../support/reviews/world.ts';
import { team } from '../../../support/teams.ts';

export default scenario({
  title: 'Each team that a person belongs to exists; lists offer the teams that have cycles',
  source: 'ANLYT-076, REVW-013',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { employees, teams: offered } = await me.request('getReviewCycleDefaults');
    const { teams } = await me.request('getTeams');
    const known = new Set(teams.map(({ teamId }) => teamId));
    const strays = employees.filter(({ teamIds }) => teamIds.some((id) => !known.has(id)));
    ctx.expectEqual('who belongs to no team that there is', strays, []);
    const active = teams.filter(({ isActive }) => isActive).map(({ teamId }) => teamId);
    const ids = offered.map(({ id }) => id);
    ctx.expectEqual('the teams that are offered', ids.toSorted(), active.toSorted());

    const { teamId } = await team(ctx, me);
    const own = await getEmployeeId(me);
    const { id: workflowId } = await workflow(ctx, me, ['PaAdmin']);
    const head = { ...(await cycleFields(ctx)), workflowId };
    const first = {
      page: 1,
      pageSize: 10 as const,
      sort: null,
      columnFilters: [],
      cycleFilters: {},
    };
    const choices = async () => {
      const { teams: some, yearList } = await me.request('getReviewCycles', { body: first });
      const archived = await me.request('getArchivedReviews', { body: first });
      const reviews = await me.request('getReviews', {
        body: { ...first, showActionableItem: false },
      });
      const newestFirst = yearList.toSorted((a, b) => b - a);
      ctx.expectEqual('years, the latest first', yearList, newestFirst);
      const lists = [some, archived.teams, reviews.teams];
      return { yearList, teamIds: lists.map((list) => list.map(({ id }) => id)) };
    };
    const before = (await choices()).teamIds.flat();
    ctx.expectThat('no list offers a team without cycles', !before.includes(teamId));
    const inTeams = ids
      .map((id) => ({ id, people: employees.filter(({ teamIds }) => teamIds.includes(id)) }))
      .filter(({ people }) => people.length > 0)
      .toSorted((a, b) => b.people.length - a.people.length)
      .slice(0, 2);
    const { unmanaged } = await staff(ctx);
    const who = ({ employeeId }: { employeeId: string }) => ({
      employeeId,
      clientInterfacerId: null,
    });
    const made = inTeams.map(({ id, people }) => ({
      ...head,
      id: ctx.uuid(),
      cycleName: ctx.name('Cycle'),
      teamId: id,
      reviewees: people.slice(0, 3).map(who),
    }));
    for (const body of made) {
      const strange = {
        ...body,
        reviewees: [...body.reviewees, who({ employeeId: unmanaged.id })],
      };
      const { fieldErrors = {} } = await me.expectError(400, 'addReviewCycle', { body: strange });
      const at = `reviewees.${body.reviewees.length}.employeeId`;
      ctx.expectEqual('who is not of the team', Object.keys(fieldErrors), [at]);
      await me.request('addReviewCycle', { body });
      await me.expectError(409, 'addReviewCycle', {
        body: { ...body, cycleName: ctx.name('Cycle') },
      });
      const { teamId: of } = body;
      const listed = await listReviews(me, { cycleId: body.id, teamId: of });
      const others = body.reviewees.filter((each) => each.employeeId !== own);
      ctx.expectEqual(
        'the reviews of the team',
        listed
          .map(({ employeeId }) => employeeId)
          .filter((id) => id !== own)
          .toSorted(),
        others.map(({ employeeId }) => employeeId).toSorted(),
      );
      const { reviewCycle } = await me.request('getReviewCycle', { path: { cycleId: body.id } });
      const name = offered.find(({ id }) => id === of)?.value;
      ctx.expectEqual('its team', [reviewCycle.teamId, reviewCycle.teamName], [of, name]);
    }
    const { yearList, teamIds } = await choices();
    ctx.expectThat('its year is offered', yearList.includes(head.year));
    for (const { teamId: of, id: cycleId } of made) {
      ctx.expectThat('its team is', teamIds[0]?.includes(of) === true);
      ctx.expectThat('among the reviews, too', teamIds[2]?.includes(of) === true);
      await me.request('deleteReviewCycle', { path: { cycleId } });
    }

    const lead = ctx.as('teamLead');
    const leadId = await getEmployeeId(lead);
    const getTeamIds = (id: string) =>
      employees.find((each) => each.employeeId === id)?.teamIds ?? [];
    const theirs = new Set(getTeamIds(leadId));
    const reportee = await employee(ctx, me, { reportingToId: leadId });
    const roles = ['member', 'colleague'];
    const { cycleId } = await cycle(ctx, me, { roles, others: [reportee.id] });
    const all = await listReviews(lead, { cycleId });
    ctx.expectThat(
      'who reports to the lead is listed',
      all.some((each) => each.employeeId === reportee.id),
    );
    const ofTeam = await listReviews(lead, { cycleId, scope: 'MyTeam' });
    ctx.expectEqual(
      'and in the scope of the team who is of one of the lead’s',
      ofTeam.map(({ id }) => id),
      all
        .filter((each) => getTeamIds(each.employeeId).some((id) => theirs.has(id)))
        .map(({ id }) => id),
    );
    const body = { ...first, cycleFilters: { scope: 'MyTeam' as const } };
    await ctx.as('member').expectError(403, 'getReviews', {
      body: { ...body, showActionableItem: false },
    });
  },
});
