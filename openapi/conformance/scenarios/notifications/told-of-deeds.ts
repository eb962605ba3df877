import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { allOf } from '../../support/notifications.ts';
import { employeeIdOf, link, project } from '../../support/projects.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title:
    'Whom a deed concerns is told of it, by its type in the documents’ order; nobody else, nor who did it',
  source: 'NOTIF-010, NOTIF-005, CLOCK-054',
  isAlone: true,
  async run(ctx) {
    const [admin, member, colleague] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const people = [admin, member, colleague];
    const employeeId = await employeeIdOf(colleague);
    const doer = (await profileOf(admin)).name;
    const told = async (what: string, action: () => Promise<unknown>, who: [Actor, number][]) => {
      const before = await Promise.all(people.map((each) => allOf(each)));
      await action();
      for (const [at, person] of people.entries()) {
        const known = new Set((before[at] ?? []).map(({ id }) => id));
        const news = (await allOf(person)).filter(({ id }) => !known.has(id));
        const expected = who.filter(([each]) => each === person).map(([, typeId]) => typeId);
        ctx.expectEqual(
          `what ${person.role} hears of ${what}`,
          news.map((each) => each.typeId),
          expected,
        );
        for (const { isSeen, notificationData } of news) {
          ctx.expectThat('it is unseen', !isSeen);
          ctx.expectThat('it is no administrator’s', !notificationData.isAdmin);
          if (notificationData.userName === null) continue;
          ctx.expectThat('somebody has done it', notificationData.userName !== '');
        }
      }
    };
    const projectId = await project(ctx, admin);
    const joins = () => admin.request('addProjectMember', { body: { projectId, employeeId } });
    await told('a new member', joins, [[colleague, 2]]);
    const [news] = await allOf(colleague);
    ctx.expectEqual('who has done it', news?.notificationData.userName, doer);
    ctx.expectEqual('of which project', news?.notificationData.projectId, projectId);
    const gives = () => admin.request('changeProjectOwner', { query: { projectId, employeeId } });
    await told('a new owner', gives, [[colleague, 3]]);

    const linked = await link(ctx, member, colleague);
    const requestLink = () => member.request('requestSubProjectLink', { body: linked });
    await told('a request', requestLink, [[colleague, 1]]);
    const accepted = { ...linked, employeeId };
    const accepts = () => colleague.request('linkSubProject', { body: accepted });
    await told('its acceptance', accepts, [[member, 4]]);
    const sub = { projectId: linked.subProjectId, employeeId };
    const takes = () => colleague.request('changeProjectOwner', { query: sub });
    await told('a take-over', takes, [[member, 9]]);

    const other = await link(ctx, member, colleague);
    await member.request('requestSubProjectLink', { body: other });
    const requested = (await allOf(colleague)).find(
      ({ notificationData }) => notificationData.value === other.subProjectId,
    );
    const query = { notificationId: requested?.id ?? '' };
    await told('a refusal', () => colleague.request('rejectProjectLink', { query }), [[member, 8]]);
    const [no] = await allOf(member);
    ctx.expectEqual('of which project, too', no?.notificationData.projectId, other.subProjectId);
    ctx.expectEqual('below which', no?.notificationData.value, other.projectId);
  },
});
