import { scenario } from '../../scenario/types.ts';
import { waiting } from '../../support/notifications.ts';
import { employeeIdOf, link, seen } from '../../support/projects.ts';

export default scenario({
  title: 'A request that is denied leaves the sub-project free to ask again',
  source: 'NOTIF-022, PROJ-032',
  isAlone: true,
  async run(kit) {
    const owner = kit.as('admin');
    const asking = kit.as('member');
    const body = await link(kit, asking, owner);
    await asking.ask('requestSubProjectLink', { body });
    const told = (await waiting(owner)).find(
      ({ notificationData }) => notificationData.value === body.subProjectId,
    );
    await owner.ask('rejectProjectLink', { query: { notificationId: told?.id ?? '' } });
    const { isAlreadyRequested, isLinked } = await seen(asking, body.subProjectId);
    kit.expectEqual('the flags', [isAlreadyRequested, isLinked], [false, false]);
    const employeeId = await employeeIdOf(owner);
    await owner.refused(404, 'linkSubProject', { body: { ...body, employeeId } });
    await asking.ask('requestSubProjectLink', { body });
  },
});
