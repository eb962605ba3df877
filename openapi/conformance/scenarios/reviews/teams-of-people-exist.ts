import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'Whoever is told to belong to a team belongs to one that there is',
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
  },
});
