import { scenario } from '../../../scenario/types.ts';
import { role, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title: 'Users receive an event when their rights change, and none for an unchanged role',
  source: 'PEOPL-009, PEOPL-D32',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(other);
    const { roleIds } = await getUser(me, id);
    const added = await role(ctx, me, ['scriptManager.basic']);
    const observe = async (act: () => Promise<unknown>) => {
      const from = await readLastEventId(other, hub);
      await act();
      const events = await eventsAfter(other, hub, from);
      return events.filter(({ event }) => event === 'rightsChanged').length;
    };
    const update = (privileges: 'designation.basic' | 'scriptManager.basic', version: number) =>
      me.request('updateRole', { body: { ...added, version, privileges: [privileges] } });
    const foreign = await observe(() => update('designation.basic', added.version));
    ctx.expectEqual('events of a role that they lack', foreign, 0);
    const given = await observe(() =>
      withRoles(me, { id, roleIds: [...roleIds, added.id] }, async () => {
        const version = added.version + 1;
        const changed = await observe(() => update('scriptManager.basic', version));
        ctx.expectEqual('events of a changed role', changed, 1);
        const same = await observe(() => update('scriptManager.basic', version + 1));
        ctx.expectEqual('events of an unchanged role', same, 0);
      }),
    );
    ctx.expectEqual('events of a role given, changed and taken', given, 3);
    await me.request('deleteRole', { path: { id: added.id } });
  },
});
