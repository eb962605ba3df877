import { scenario } from '../../scenario/types.ts';
import { project } from '../../support/projects.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title:
    'The tags of a deleted team are available to everyone, stay with their projects and can be saved again',
  source: 'TEAM-037, TEAM-045, TEAM-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const deleted = await team(ctx, me);
    const other = await team(ctx, me);
    const made = async (teamId: string) => {
      const body = { id: ctx.uuid(), name: ctx.name('Tag'), color: '#336699', teamId };
      await me.request('createTag', { body });
      return body;
    };
    const [first, second, stored] = [
      await made(deleted.teamId),
      await made(deleted.teamId),
      await made(other.teamId),
    ];
    const projectId = await project(ctx, me);
    await me.request('assignProjectTag', {
      body: { projectId, tagId: first.id, assignedToAll: false },
    });
    await me.request('deleteTeam', { path: { id: deleted.teamId } });
    const { tags } = await me.request('getTags');
    const shown = [first, second, stored].map(({ id }) => tags.find((each) => each.id === id));
    ctx.expectEqual(
      'whose they are',
      shown.map((each) => [each?.teamId, each?.version]),
      [
        [null, 2],
        [null, 2],
        [other.teamId, 1],
      ],
    );
    ctx.expectEqual('where it is assigned', shown[0]?.projectCount, 1);
    const again = await me.request('updateTag', { body: { ...first, teamId: null } });
    ctx.expectEqual('saved again', again.tag.teamId, null);
    await me.expectError(400, 'updateTag', { body: first });
    for (const { id } of [first, second, stored]) await me.request('deleteTag', { path: { id } });
  },
});
