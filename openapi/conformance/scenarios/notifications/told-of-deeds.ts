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
  async run(kit) {
    const [admin, member, colleague] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    const people = [admin, member, colleague];
    const employeeId = await employeeIdOf(colleague);
    const doer = (await profileOf(admin)).name;
    const told = async (what: string, deed: () => Promise<unknown>, who: [Actor, number][]) => {
      const before = await Promise.all(people.map((each) => allOf(each)));
      await deed();
      for (const [at, person] of people.entries()) {
        const known = new Set((before[at] ?? []).map(({ id }) => id));
        const news = (await allOf(person)).filter(({ id }) => !known.has(id));
        const wanted = who.filter(([each]) => each === person).map(([, typeId]) => typeId);
        kit.expectEqual(
          `what ${person.role} hears of ${what}`,
          news.map((each) => each.typeId),
          wanted,
        );
        for (const { isSeen, notificationData } of news) {
          kit.expectThat('it is unseen', !isSeen);
          kit.expectThat('it is no administrator’s', !notificationData.isAdmin);
          if (notificationData.userName === null) continue;
          kit.expectThat('somebody has done it', notificationData.userName !== '');
        }
      }
    };
    const projectId = await project(kit, admin);
    const joins = () => admin.ask('addProjectMember', { body: { projectId, employeeId } });
    await told('a new member', joins, [[colleague, 2]]);
    const [news] = await allOf(colleague);
    kit.expectEqual('who has done it', news?.notificationData.userName, doer);
    kit.expectEqual('of which project', news?.notificationData.projectId, projectId);
    const gives = () => admin.ask('changeProjectOwner', { query: { projectId, employeeId } });
    await told('a new owner', gives, [[colleague, 3]]);

    const linked = await link(kit, member, colleague);
    const asks = () => member.ask('requestSubProjectLink', { body: linked });
    await told('a request', asks, [[colleague, 1]]);
    const accepted = { ...linked, employeeId };
    const accepts = () => colleague.ask('linkSubProject', { body: accepted });
    await told('its acceptance', accepts, [[member, 4]]);
    const sub = { projectId: linked.subProjectId, employeeId };
    const takes = () => colleague.ask('changeProjectOwner', { query: sub });
    await told('a take-over', takes, [[member, 9]]);

    const other = await link(kit, member, colleague);
    await member.ask('requestSubProjectLink', { body: other });
    const asked = (await allOf(colleague)).find(
      ({ notificationData }) => notificationData.value === other.subProjectId,
    );
    const query = { notificationId: asked?.id ?? '' };
    await told('a refusal', () => colleague.ask('rejectProjectLink', { query }), [[member, 8]]);
    const [no] = await allOf(member);
    kit.expectEqual('of which project, too', no?.notificationData.projectId, other.subProjectId);
    kit.expectEqual('below which', no?.notificationData.value, other.projectId);
  },
});
