import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { meetingFields, review } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The calendar file of a meeting is one event (RFC 5545) whose id stays and whose sequence grows, without notes',
  source: 'REVW-024',
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { reviewId } = await review(ctx, me);
    const fields = {
      ...(await meetingFields(ctx, me, reviewId)),
      reviewMeetingName: `${ctx.name('Meeting')}, ${'long '.repeat(20)}会议; \\`,
      reviewMeetingURL: 'https://meet.demo.test/a,b',
    };
    const id = ctx.uuid();
    await me.request('addReviewMeeting', { body: { id, reviewId, ...fields } });
    const query = { meetingId: id };
    const readFile = async (who: Actor) => {
      const { bytes } = (await who.call('getReviewMeetingCalendar', { query })).expectStatus(200);
      const text = new TextDecoder().decode(bytes);
      const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      ctx.expectThat('no line has more than 75 bytes', Math.max(...lengths) <= 75);
      const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
      const find = (name: string) =>
        lines
          .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
          ?.slice(name.length + 1);
      return { lines, find };
    };
    const { lines, find } = await readFile(reviewee);
    ctx.expectEqual('the first line', lines[0], 'BEGIN:VCALENDAR');
    ctx.expectEqual(
      'the number of events',
      lines.filter((line) => line === 'BEGIN:VEVENT').length,
      1,
    );
    const utc = (timestamp: string) =>
      new Date(timestamp).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
    ctx.expectEqual('the start', find('DTSTART'), utc(fields.reviewMeetingStartTime));
    ctx.expectEqual('the end', find('DTEND'), utc(fields.reviewMeetingEndTime));
    const escaped = fields.reviewMeetingName.trim().replaceAll(/[\\;,]/g, String.raw`\$&`);
    ctx.expectEqual('the name', find('SUMMARY'), escaped);
    ctx.expectEqual('the place', find('LOCATION'), 'Room 2');
    ctx.expectEqual('the link', find('URL'), fields.reviewMeetingURL);
    const people = fields.reviewParticipants.filter(({ isSelected }) => isSelected);
    const unnamed = people.filter(
      ({ email }) => !lines.some((line) => line.startsWith('ATTENDEE') && line.includes(email)),
    );
    ctx.expectEqual('people who are missing', unnamed, []);

    const before = Number(find('SEQUENCE'));
    await me.request('updateReviewMeeting', {
      body: { id, ...fields, reviewMeetingLocation: 'Room 3' },
    });
    const changed = await readFile(me);
    ctx.expectEqual('the id', changed.find('UID'), find('UID'));
    ctx.expectThat('the sequence grows', Number(changed.find('SEQUENCE')) > before);
    ctx.expectEqual('the new place', changed.find('LOCATION'), 'Room 3');

    await me.request('startReviewMeeting', { query });
    const notes = ctx.name('Secret');
    await me.request('saveReviewMeetingNotes', { body: { id, reviewMeetingNotes: notes } });
    const noted = await readFile(me);
    ctx.expectThat('no notes', !noted.lines.some((line) => line.includes(notes)));
  },
});
