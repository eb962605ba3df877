import { scenario } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { tagged, task } from '../../support/projects.ts';
import { readFirstSheet, numbersIn, readColumnTexts } from '../../support/workbook.ts';
import { isInOrder } from '../../support/order.ts';

export default scenario({
  title:
    'The tag report lists the tag with most time first, and counts a project with two tags once in the total',
  source: 'CLOCK-002, PROJ-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const few = await tagged(ctx, me);
    const much = await tagged(ctx, me);
    const { tagId: bare } = await tagged(ctx, me);
    const both = { projectId: much.projectId, tagId: few.tagId, assignedToAll: false };
    await me.request('assignProjectTag', { body: both });
    const ofFew = await task(ctx, me, few.projectId);
    const ofMuch = await task(ctx, me, much.projectId);
    await withEntries(me, async (track) => {
      const day = await emptyDay(ctx, me);
      const before = new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10);
      track(await book(ctx, me, ofFew, [{ day, at: '00:10', seconds: 600 }]));
      track(await book(ctx, me, ofFew, [{ day: before, at: '23:40', seconds: 120 }]));
      track(await book(ctx, me, ofMuch, [{ day, at: '12:00', seconds: 3600 }]));
      track(await book(ctx, me, ofMuch, [{ day: before, at: '23:42', seconds: 60 }]));
      const requested = (tagIds: string[], date = day) => {
        return { body: { startDateAsString: date, endDateAsString: date, tagIds } };
      };
      const request = (tagIds: string[], date = day) =>
        me.request('getTagReport', requested(tagIds, date));
      const report = await request([few.tagId, much.tagId, bare]);
      ctx.expectEqual(
        'the tags',
        report.tagReport.map((each) => [each.tagId, each.totalTimeInSeconds]),
        [
          [few.tagId, 4200],
          [much.tagId, 3600],
          [bare, 0],
        ],
      );
      ctx.expectEqual('the total time', report.totalTimeInSeconds, 4200);
      const [first] = report.tagReport;
      const listRows = (tagId: string) => report.rows.filter((each) => each.tagId === tagId);
      ctx.expectEqual(
        'the projects of the first',
        listRows(few.tagId).map((each) => [each.projectId, each.totalTimeInSeconds]),
        [
          [much.projectId, 3600],
          [few.projectId, 600],
        ],
      );
      const earlier = await request([few.tagId], before);
      ctx.expectEqual(
        'its projects of the day before',
        earlier.rows.map((each) => each.projectId),
        [few.projectId, much.projectId],
      );
      const file = await me.call('exportTagReport', requested([few.tagId]));
      const { bytes } = file.expectStatus(200);
      const hours = numbersIn(await readFirstSheet(bytes), 'D');
      const rows = listRows(few.tagId);
      const actual = rows.map((each) => each.totalTimeInHours);
      ctx.expectEqual(
        'the hours of the file, a row for each project',
        hours.slice(0, actual.length),
        actual,
      );
      const texts = async (column: string) =>
        // The rows between the header and the total.
        (await readColumnTexts(bytes, column)).slice(1, 1 + rows.length);
      ctx.expectEqual(
        'the tag in each row',
        await texts('A'),
        rows.map(() => first?.tagName),
      );
      ctx.expectEqual(
        'the projects',
        [await texts('B'), await texts('C')],
        [rows.map((each) => each.projectCode), rows.map((each) => each.projectName)],
      );
      const unknown = await request([ctx.uuid()]);
      ctx.expectEqual(
        'of an unknown tag',
        [unknown.tagReport, unknown.totalTimeInSeconds],
        [[], 0],
      );
      ctx.expectEqual('the projects of a tag without time', listRows(bare), []);
      const shares = rows.map((each) => Math.round(each.totalPercentage));
      ctx.expectEqual('the shares of the tag', shares, [86, 14]);
      const narrow = await request([much.tagId]);
      ctx.expectEqual(
        'what one tag shows',
        [narrow.tagReport.map(({ tagId }) => tagId), narrow.totalTimeInSeconds],
        [[much.tagId], 3600],
      );
      const all = (await request([])).tagReport;
      const own = [few.tagId, much.tagId, bare];
      // A tag without time may be beyond the first 100 of a long-lived server.
      const mustAppear = all.length < 100 ? own : [few.tagId, much.tagId];
      ctx.expectEqual(
        'without a choice',
        mustAppear.filter((id) => all.some(({ tagId }) => tagId === id)),
        mustAppear,
      );
      const times = all.map((each) => each.totalTimeInSeconds);
      ctx.expectEqual(
        'the order',
        times,
        times.toSorted((one, other) => other - one),
      );
      const names = all.filter((each) => each.totalTimeInSeconds === 0).map((each) => each.tagName);
      ctx.expectThat('the tags without time are sorted by name', isInOrder(names));
      const other = ctx.as('colleague');
      const { id } = await fetchProfile(other);
      const { roleIds } = await getUser(me, id);
      const rights = await role(ctx, me, ['tagReport.basic']);
      await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
        const body = { startDateAsString: day, endDateAsString: day, tagIds: own };
        const { totalTimeInSeconds } = await other.request('getTagReport', { body });
        ctx.expectEqual('the time of projects that one does not see', totalTimeInSeconds, 0);
      });
    });
  },
});
