import { scenario } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { tagged, task } from '../../support/projects.ts';
import { firstSheetOf, numbersIn, textsOf } from '../../support/workbook.ts';

export default scenario({
  title: 'The tag report has the tag with most time first, and counts a project with two tags once',
  source: 'CLOCK-002, and the decisions on projects, tags and reports',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const few = await tagged(kit, me);
    const much = await tagged(kit, me);
    const { tagId: bare } = await tagged(kit, me);
    const both = { projectId: much.projectId, tagId: few.tagId, assignedToAll: false };
    await me.ask('assignProjectTag', { body: both });
    const ofFew = await task(kit, me, few.projectId);
    const ofMuch = await task(kit, me, much.projectId);
    await withEntries(me, async (keep) => {
      const day = await emptyDay(kit, me);
      const before = new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10);
      keep(await book(kit, me, ofFew, [{ day, at: '00:10', seconds: 600 }]));
      keep(await book(kit, me, ofFew, [{ day: before, at: '23:40', seconds: 120 }]));
      keep(await book(kit, me, ofMuch, [{ day, at: '12:00', seconds: 3600 }]));
      keep(await book(kit, me, ofMuch, [{ day: before, at: '23:42', seconds: 60 }]));
      const asked = (tagIds: string[], date = day) => {
        return { body: { startDateAsString: date, endDateAsString: date, tagIds } };
      };
      const ask = (tagIds: string[], date = day) => me.ask('getTagReport', asked(tagIds, date));
      const report = await ask([few.tagId, much.tagId, bare]);
      kit.expectEqual(
        'the tags',
        report.tagReport.map((each) => [each.tagId, each.totalTimeInSeconds]),
        [
          [few.tagId, 4200],
          [much.tagId, 3600],
          [bare, 0],
        ],
      );
      kit.expectEqual('the whole time', report.totalTimeInSeconds, 4200);
      const [first, , last] = report.tagReport;
      kit.expectEqual(
        'the projects of the first',
        first?.projects.map((each) => [each.projectId, each.totalTimeInSeconds]),
        [
          [much.projectId, 3600],
          [few.projectId, 600],
        ],
      );
      const [earlier] = (await ask([few.tagId], before)).tagReport;
      kit.expectEqual(
        'its projects of the day before',
        earlier?.projects.map((each) => each.projectId),
        [few.projectId, much.projectId],
      );
      const file = await me.call('exportTagReport', asked([few.tagId]));
      const { bytes } = file.expectStatus(200);
      const hours = numbersIn(await firstSheetOf(bytes), 'D');
      const told = first?.projects.map((each) => each.totalTimeInHours);
      kit.expectEqual(
        'the hours of the file, a row for each project',
        hours.slice(0, told?.length),
        told,
      );
      const rows = first?.projects ?? [];
      const texts = async (column: string) =>
        // Between the header and the total.
        (await textsOf(bytes, column)).slice(1, 1 + rows.length);
      kit.expectEqual(
        'the tag in each row',
        await texts('A'),
        rows.map(() => first?.tagName),
      );
      kit.expectEqual(
        'the projects',
        [await texts('B'), await texts('C')],
        [rows.map((each) => each.projectCode), rows.map((each) => each.projectName)],
      );
      const unknown = await ask([kit.uuid()]);
      kit.expectEqual(
        'of an unknown tag',
        [unknown.tagReport, unknown.totalTimeInSeconds],
        [[], 0],
      );
      kit.expectEqual('the projects of a tag without time', last?.projects, []);
      const narrow = await ask([much.tagId]);
      kit.expectEqual(
        'what one tag shows',
        [narrow.tagReport.map(({ tagId }) => tagId), narrow.totalTimeInSeconds],
        [[much.tagId], 3600],
      );
      const all = (await ask([])).tagReport;
      const own = [few.tagId, much.tagId, bare];
      kit.expectEqual(
        'without a choice',
        own.filter((id) => all.some(({ tagId }) => tagId === id)),
        own,
      );
      const times = all.map((each) => each.totalTimeInSeconds);
      kit.expectEqual(
        'the order',
        times,
        times.toSorted((one, other) => other - one),
      );
      const names = all.filter((each) => each.totalTimeInSeconds === 0).map((each) => each.tagName);
      const sorted = names.toSorted((one, other) => one.localeCompare(other));
      kit.expectEqual('the order of tags without time', names, sorted);
      const other = kit.as('colleague');
      const { id } = await profileOf(other);
      const { roleIds } = await userOf(me, id);
      const rights = await role(kit, me, ['tagReport.basic']);
      await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
        const body = { startDateAsString: day, endDateAsString: day, tagIds: own };
        const { totalTimeInSeconds } = await other.ask('getTagReport', { body });
        kit.expectEqual('the time of projects that one does not see', totalTimeInSeconds, 0);
      });
    });
  },
});
