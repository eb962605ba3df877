import { scenario } from '../../scenario/types.ts';
import { cycleFields, workflow } from '../../support/reviews/world.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title:
    'Whoever is told to belong to a team belongs to one; lists offer the teams that have cycles',
  source: 'document 2, section 7 (teams), and document 3, section 2',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { employees, teams: offered } = await me.ask('getReviewCycleDefaults');
    const { teams } = await me.ask('getTeams');
    const known = new Set(teams.map(({ teamId }) => teamId));
    const strays = employees.filter(({ teamIds }) => teamIds.some((id) => !known.has(id)));
    kit.expectEqual('who belongs to no team that there is', strays, []);
    const active = teams.filter(({ isActive }) => isActive).map(({ teamId }) => teamId);
    const ids = offered.map(({ id }) => id);
    kit.expectEqual('the teams that are offered', ids.toSorted(), active.toSorted());

    const { teamId } = await team(kit, me);
    const { id: workflowId } = await workflow(kit, me, ['PaAdmin']);
    const head = { ...(await cycleFields(kit)), workflowId };
    const first = {
      page: 1,
      pageSize: 10 as const,
      sort: null,
      columnFilters: [],
      cycleFilters: {},
    };
    const choices = async () => {
      const { teams: some, yearList } = await me.ask('getReviewCycles', { body: first });
      const archived = await me.ask('getArchivedReviews', { body: first });
      const reviews = await me.ask('getReviews', { body: { ...first, showActionableItem: false } });
      const newestFirst = yearList.toSorted((a, b) => b - a);
      kit.expectEqual('years, the latest first', yearList, newestFirst);
      const lists = [some, archived.teams, reviews.teams];
      return { yearList, teamIds: lists.map((list) => list.map(({ id }) => id)) };
    };
    const before = (await choices()).teamIds.flat();
    kit.expectThat('no list offers a team without cycles', !before.includes(teamId));
    const inTeam = employees.find(({ teamIds }) => teamIds.some((id) => ids.includes(id)));
    const own = inTeam?.teamIds.find((id) => ids.includes(id));
    if (!inTeam || own === undefined) return;
    const reviewees = [{ employeeId: inTeam.employeeId, clientInterfacerId: null }];
    await me.ask('addReviewCycle', { body: { ...head, teamId: own, reviewees } });
    const { yearList, teamIds } = await choices();
    kit.expectThat('its year is offered', yearList.includes(head.year));
    kit.expectThat('its team is', teamIds[0]?.includes(own) === true);
    await me.ask('deleteReviewCycle', { path: { cycleId: head.id } });
  },
});
