import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { project, tag } from '../../support/projects.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title:
    'A tag of a team can be assigned only by its members and by administrators, any other by everyone',
  source: 'TEAM-037, TEAM-D01',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const owner = await team(ctx, admin);
    const { teamId, teamName } = owner;
    const open = await tag(ctx, admin);
    const body = { id: ctx.uuid(), name: ctx.name('Tag'), color: '#aabbcc', teamId };
    const unknown = { ...body, teamId: ctx.uuid() };
    ctx.expectEqual(
      'the field',
      getFields(await admin.expectError(400, 'createTag', { body: unknown })),
      ['teamId'],
    );
    const { tag: made } = await admin.request('createTag', { body });
    ctx.expectEqual(
      'as it is stored',
      [made.color, made.teamId, made.projectCount],
      ['#AABBCC', teamId, 0],
    );
    const { id, employeeId } = await fetchProfile(me);
    const { employees } = await admin.request('getReviewCycleDefaults');
    const own = employees.find((each) => each.employeeId === employeeId)?.teamIds[0];
    const rights = await role(ctx, admin, ['projects.basic', 'projectTags.basic']);
    const assigned = (projectId: string, tagId: string) => ({
      body: { projectId, tagId, assignedToAll: false },
    });
    await withRoles(admin, { id, roleIds: [rights.id] }, async () => {
      const projectId = await project(ctx, me);
      for (const isActive of [true, false]) {
        await admin.request('saveTeam', { body: { ...owner, version: undefined, isActive } });
        const rejected = await me.expectError(
          403,
          'assignProjectTag',
          assigned(projectId, made.id),
        );
        const message = rejected.errorMessages.join(' ');
        ctx.expectThat('the message names the team of the tag', message.includes(teamName));
      }
      await me.expectError(400, 'assignProjectTag', assigned(projectId, ctx.uuid()));
      const { tags } = await me.request('getProjectTags', { path: { projectId } });
      const offered = [open, made.id].map((each) => tags.some((found) => found.id === each));
      ctx.expectEqual('what is offered', offered, [true, false]);
      const { projectTags } = await me.request('assignProjectTag', assigned(projectId, open));
      ctx.expectEqual(
        'its tags',
        projectTags.map(({ tagId }) => tagId),
        [open],
      );
      if (own !== undefined) {
        const ours = { ...body, id: ctx.uuid(), name: ctx.name('Tag'), teamId: own };
        await admin.request('createTag', { body: ours });
        await me.request('assignProjectTag', assigned(projectId, ours.id));
        const mine = await me.request('getProjectTags', { path: { projectId } });
        const isOffered = mine.tags.some((each) => each.id === ours.id);
        ctx.expectThat('a tag of the own team is offered', isOffered);
        await admin.request('deleteTag', { path: { id: ours.id } });
      }
      const hidden = await project(ctx, admin);
      await me.expectError(404, 'assignProjectTag', assigned(hidden, open));
      await me.expectError(404, 'getProjectTags', { path: { projectId: hidden } });
      await admin.request('assignProjectTag', assigned(projectId, made.id));
      const shown = (await me.request('getProjectTags', { path: { projectId } })).projectTags;
      ctx.expectEqual(
        'its tags, that of the team among them',
        shown.map(({ tagId }) => tagId).toSorted(),
        [open, made.id].toSorted(),
      );
      const seen = await admin.request('getProjectTags', { path: { projectId } });
      const byAdmin = seen.tags.some((found) => found.id === made.id);
      ctx.expectThat('an administrator is offered it', byAdmin);
    });
    await admin.request('deleteRole', { path: { id: rights.id } });
  },
});
