import { scenario } from '../../scenario/types.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { join, project, subProject, tag } from '../../support/projects.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title:
    'The tags of a project are changed by those who may edit it and by administrators; others see them, with where they come from, and are offered none',
  source: 'PROJ-026, PROJ-043',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const { teamId, teamName } = await team(ctx, admin);
    const open = await tag(ctx, admin);
    const body = { id: ctx.uuid(), name: ctx.name('Tag'), color: '#aabbcc', teamId };
    await admin.request('createTag', { body });
    const top = await project(ctx, admin);
    const below = await subProject(ctx, admin, top);
    await join(admin, below, me);
    const own = await project(ctx, me);
    const assign = (projectId: string, tagId: string, assignedToAll = true) => ({
      body: { projectId, tagId, assignedToAll },
    });
    for (const id of [open, body.id]) await admin.request('assignProjectTag', assign(top, id));
    await admin.request('assignProjectTag', assign(own, body.id));
    const overview = (id: string) => me.request('getProject', { path: { id } });
    const { id } = await fetchProfile(me);
    const rights = await role(ctx, admin, ['projects.basic', 'projectTags.basic']);
    const without = await role(ctx, admin, ['projects.basic']);
    await withRoles(admin, { id, roleIds: [rights.id] }, async () => {
      await me.expectError(403, 'assignProjectTag', assign(below, open));
      await me.expectError(403, 'removeProjectTag', { query: { projectId: below, tagId: open } });
      const member = await overview(below);
      ctx.expectEqual(
        'what a member is offered',
        [member.tags.length, member.isTaggable],
        [0, false],
      );
      const inherited = member.projectTags.find(({ tagId }) => tagId === open);
      ctx.expectEqual(
        'an inherited tag',
        [inherited?.projectId, inherited?.projectCode, inherited?.isRemovable],
        [top, null, false],
      );
      const mine = await overview(own);
      ctx.expectThat(
        'the owner is offered tags',
        mine.isTaggable === true && mine.tags.some((each) => each.id === open),
      );
      const ofTeam = mine.projectTags.find(({ tagId }) => tagId === body.id);
      ctx.expectEqual(
        'a tag of a team that the owner is not in',
        [ofTeam?.teamName, ofTeam?.isRemovable],
        [teamName, false],
      );
      const query = { projectId: own, tagId: body.id };
      const stays = await me.expectError(403, 'removeProjectTag', { query });
      const message = stays.errorMessages.join(' ');
      ctx.expectThat('the message names the team of the tag', message.includes(teamName));
      await me.request('assignProjectTag', assign(own, open, false));
      await me.request('removeProjectTag', { query: { projectId: own, tagId: open } });
      await admin.request('removeProjectTag', { query });
    });
    await withRoles(admin, { id, roleIds: [without.id] }, async () => {
      const { tags } = await overview(own);
      ctx.expectEqual('what is offered without the right', tags, []);
    });
    for (const each of [rights, without]) {
      await admin.request('deleteRole', { path: { id: each.id } });
    }
    for (const each of [open, body.id]) {
      await admin.request('deleteTag', { path: { id: each } });
    }
  },
});
