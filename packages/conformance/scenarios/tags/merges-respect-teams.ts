import { scenario } from '../../scenario/types.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { tag } from '../../support/projects.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title: 'Tags of a team are merged only by its members and by administrators',
  source: 'PROJ-D71',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const { teamId, teamName } = await team(ctx, admin);
    const [open, other] = [await tag(ctx, admin), await tag(ctx, admin)];
    const body = { id: ctx.uuid(), name: ctx.name('Tag'), color: '#aabbcc', teamId };
    const { tag: made } = await admin.request('createTag', { body });
    ctx.expectEqual('the name of its team', made.teamName, teamName);
    const { id } = await fetchProfile(me);
    const rights = await role(ctx, admin, ['tags.basic']);
    const merge = (fromTagId: string, intoTagId: string) => ({ body: { fromTagId, intoTagId } });
    await withRoles(admin, { id, roleIds: [rights.id] }, async () => {
      for (const request of [merge(body.id, open), merge(open, body.id)]) {
        const rejected = await me.expectError(403, 'mergeTags', request);
        const message = rejected.errorMessages.join(' ');
        ctx.expectThat('the message names the team of the tag', message.includes(teamName));
      }
      await me.request('mergeTags', merge(open, other));
      await me.expectError(403, 'getTagChoices');
      await me.expectError(403, 'assignProjectTag', {
        body: { projectId: ctx.uuid(), tagId: other, assignedToAll: false },
      });
    });
    await admin.request('mergeTags', merge(body.id, other));
    await admin.request('deleteTag', { path: { id: other } });
    await admin.request('deleteRole', { path: { id: rights.id } });
  },
});
