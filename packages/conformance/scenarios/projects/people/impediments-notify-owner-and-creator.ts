import { scenario, type Actor } from '../../../scenario/types.ts';
import { getEmployeeId, impediment, joint } from '../../../support/projects.ts';

/** The types of impediments: raised, resolved. */
const types: ReadonlySet<number> = new Set([14, 15]);

export default scenario({
  title:
    'The owner is notified of a new impediment, and the person who raised it of its resolution, both with the text',
  source: 'PROJ-036, PROJ-038',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const projectId = await joint(ctx, owner, me);
    /** What someone is notified of about impediments of the project, oldest first. */
    const listReceived = async (who: Actor) => {
      const query = { filterType: 'All' } as const;
      const { notifications } = await who.request('listNotifications', { query });
      return notifications
        .filter(
          ({ typeId, notificationData }) =>
            types.has(typeId) && notificationData.projectId === projectId,
        )
        .map(({ typeId, notificationData }) => [typeId, notificationData.remark])
        .toReversed();
    };
    const id = ctx.uuid();
    await me.request('addImpediment', { body: { id, projectId, impediments: 'No server' } });
    ctx.expectEqual('what the owner is notified of', await listReceived(owner), [
      [14, 'No server'],
    ]);
    ctx.expectEqual('what the person who raised it is notified of', await listReceived(me), []);
    await owner.request('resolveImpediment', { path: { id }, body: { resolution: 'It is back' } });
    ctx.expectEqual('after the resolution', await listReceived(me), [[15, 'It is back']]);
    const own = await impediment(ctx, owner, projectId);
    await owner.request('resolveImpediment', { path: { id: own } });
    ctx.expectEqual('own actions notify nobody', (await listReceived(owner)).length, 1);
    const last = await impediment(ctx, me, projectId);
    const query = { projectId, employeeId: await getEmployeeId(me) };
    await owner.request('removeProjectMember', { query });
    await owner.request('resolveImpediment', { path: { id: last } });
    ctx.expectEqual('who has lost access is not notified', (await listReceived(me)).length, 1);
  },
});
