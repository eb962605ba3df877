import { scenario, type Actor } from '../../scenario/types.ts';
import { newsOf, waiting } from '../../support/notifications.ts';
import { employeeIdOf, join, link, project, seen, subProject } from '../../support/projects.ts';

export default scenario({
  title:
    'A request is not accepted once its parent lies below the sub-project, and who has asked is told, whoever owns it by then',
  source: 'NOTIF-004, PROJ-032',
  isAlone: true,
  async run(kit) {
    const [owner, me, other] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    const [ownerId, otherId] = [await employeeIdOf(owner), await employeeIdOf(other)];
    const body = {
      projectId: await project(kit, owner),
      subProjectId: await project(kit, me),
      employeeId: await employeeIdOf(me),
    };
    await join(owner, body.projectId, me);
    const below = await subProject(kit, me, body.subProjectId);
    await me.ask('requestSubProjectLink', { body });
    const back = { projectId: below, subProjectId: body.projectId, employeeId: ownerId };
    await owner.ask('requestSubProjectLink', { body: back });
    await me.ask('linkSubProject', { body: { ...back, employeeId: body.employeeId } });
    const accept = { body: { ...body, employeeId: ownerId } };
    await owner.refused(400, 'linkSubProject', accept);
    const { isAlreadyRequested } = await seen(me, body.subProjectId);
    kit.expectEqual('the request waits still', isAlreadyRequested, true);

    const given = await link(kit, me, owner);
    await me.ask('requestSubProjectLink', { body: given });
    const query = { projectId: given.subProjectId, employeeId: otherId };
    await me.ask('changeProjectOwner', { query });
    await owner.ask('linkSubProject', { body: { ...given, employeeId: ownerId } });
    const told = [await newsOf(me, given.subProjectId), await newsOf(other, given.subProjectId)];
    kit.expectThat('who has asked is told', told[0]?.includes(4) ?? false);
    kit.expectThat('who owns it now is not', !told[1]?.includes(4));

    const both = [await link(kit, me, owner), await project(kit, me)] as const;
    const asked = [both[0], { ...both[0], subProjectId: both[1] }];
    for (const one of asked) await me.ask('requestSubProjectLink', { body: one });
    const isAsked = async (who: Actor) => {
      const about = new Set((await waiting(who)).map((each) => each.notificationData.value));
      return asked.map(({ subProjectId }) => about.has(subProjectId));
    };
    kit.expectEqual('the owner is asked', await isAsked(owner), [true, true]);
    await owner.ask('changeProjectOwner', {
      query: { projectId: both[0].projectId, employeeId: otherId },
    });
    kit.expectEqual('and no more once another owns it', await isAsked(owner), [false, false]);
    kit.expectEqual('who owns it now is', await isAsked(other), [true, true]);
  },
});
