import { scenario } from '../../scenario/types.ts';
import { teamFields } from '../../support/teams.ts';

export default scenario({
  title: 'Who made a team and when is the server’s to say, and stays with every update',
  source: 'document 2, sections 3 and 7',
  async run(kit) {
    const me = kit.as('admin');
    const claimed = { createdBy: 'Nobody at all', createdOn: '2001-01-01T00:00:00.000Z' };
    const body = { ...teamFields(kit), ...claimed };
    await me.ask('saveTeam', { body });
    const find = async () =>
      (await me.ask('getTeams')).teams.find(({ teamName }) => teamName === body.teamName);
    const made = await find();
    kit.expectThat(
      'the maker is not the one that was claimed',
      made?.createdBy !== claimed.createdBy,
    );
    kit.expectThat(
      'the day is not the one that was claimed',
      made?.createdOn !== claimed.createdOn,
    );
    await me.ask('saveTeam', { body: { ...body, teamId: made?.teamId ?? '' } });
    const after = await find();
    kit.expectEqual('the maker', after?.createdBy, made?.createdBy);
    kit.expectEqual('the day', after?.createdOn, made?.createdOn);
  },
});
