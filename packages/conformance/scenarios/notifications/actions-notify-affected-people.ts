import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { allOf } from '../../support/notifications.ts';
import { getEmployeeId, link, project } from '../../support/projects.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title:
    'Everyone affected by an action is notified with the documented notification type; others, and the person who performed it, are not',
  source: 'NOTIF-010, NOTIF-005, CLOCK-054',
  isExclusive: true,
  async run(ctx) {
    const [admin, member, colleague] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const people = [admin, member, colleague];
    const employeeId = await getEmployeeId(colleague);
    const doer = (await fetchProfile(admin)).name;
    const verifyNotified = async (
      what: string,
      action: () => Promise<unknown>,
      who: [Actor, number][],
    ) => {
      const before = await Promise.all(people.map((each) => allOf(each)));
      await action();
      for (const [at, person] of people.entries()) {
        const known = new Set((before[at] ?? []).map(({ id }) => id));
        const newNotifications = (await allOf(person)).filter(({ id }) => !known.has(id));
        const expected = who.filter(([each]) => each === person).map(([, typeId]) => typeId);
        ctx.expectEqual(
          `what ${person.role} hears of ${what}`,
          newNotifications.map((each) => each.typeId),
          expected,
        );
        for (const { isSeen, notificationData } of newNotifications) {
          ctx.expectThat('it is unseen', !isSeen);
          ctx.expectThat('it is no administrator’s', !notificationData.isAdmin);
          if (notificationData.userName === null) continue;
          ctx.expectThat('somebody has done it', notificationData.userName !== '');
        }
      }
    };
    const projectId = await project(ctx, admin);
    const joins = () => admin.request('addProjectMember', { body: { projectId, employeeId } });
    await verifyNotified('a new member', joins, [[colleague, 2]]);
    const [newNotifications] = await allOf(colleague);
    ctx.expectEqual('who has done it', newNotifications?.notificationData.userName, doer);
    ctx.expectEqual('of which project', newNotifications?.notificationData.projectId, projectId);
    const gives = () => admin.request('changeProjectOwner', { query: { projectId, employeeId } });
    await verifyNotified('a new owner', gives, [[colleague, 3]]);

    const linked = await link(ctx, member, colleague);
    const requestLink = () => member.request('requestSubProjectLink', { body: linked });
    await verifyNotified('a request', requestLink, [[colleague, 1]]);
    const accepted = { ...linked, employeeId };
    const accepts = () => colleague.request('linkSubProject', { body: accepted });
    await verifyNotified('its acceptance', accepts, [[member, 4]]);
    const sub = { projectId: linked.subProjectId, employeeId };
    const takes = () => colleague.request('changeProjectOwner', { query: sub });
    await verifyNotified('a take-over', takes, [[member, 9]]);

    const other = await link(ctx, member, colleague);
    await member.request('requestSubProjectLink', { body: other });
    const requested = (await allOf(colleague)).find(
      ({ notificationData }) => notificationData.value === other.subProjectId,
    );
    const query = { notificationId: requested?.id ?? '' };
    await verifyNotified('a refusal', () => colleague.request('rejectProjectLink', { query }), [
      [member, 8],
    ]);
    const [no] = await allOf(member);
    ctx.expectEqual('of which project, too', no?.notificationData.projectId, other.subProjectId);
    ctx.expectEqual('below which', no?.notificationData.value, other.projectId);
  },
});
