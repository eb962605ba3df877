import { scenario } from '../../scenario/types.ts';
import { project } from '../../support/projects.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title: 'The tags of a deleted team are everybody’s, stay with their projects and are saved again',
  source: 'TEAM-037, TEAM-045, and the decisions on catalogues',
  async run(kit) {
    const me = kit.as('admin');
    const gone = await team(kit, me);
    const other = await team(kit, me);
    const made = async (teamId: string) => {
      const body = { id: kit.uuid(), name: kit.name('Tag'), color: '#336699', teamId };
      await me.ask('createTag', { body });
      return body;
    };
    const [first, second, kept] = [
      await made(gone.teamId),
      await made(gone.teamId),
      await made(other.teamId),
    ];
    const projectId = await project(kit, me);
    await me.ask('assignProjectTag', {
      body: { projectId, tagId: first.id, assignedToAll: false },
    });
    await me.ask('deleteTeam', { path: { id: gone.teamId } });
    const { tags } = await me.ask('getTags');
    const shown = [first, second, kept].map(({ id }) => tags.find((each) => each.id === id));
    kit.expectEqual(
      'whose they are',
      shown.map((each) => [each?.teamId, each?.version]),
      [
        [null, 2],
        [null, 2],
        [other.teamId, 1],
      ],
    );
    kit.expectEqual('where it is assigned', shown[0]?.projectCount, 1);
    const again = await me.ask('updateTag', { body: { ...first, teamId: null } });
    kit.expectEqual('saved again', again.tag.teamId, null);
    await me.refused(400, 'updateTag', { body: first });
    for (const { id } of [first, second, kept]) await me.ask('deleteTag', { path: { id } });
  },
});
