import { scenario } from '../../../scenario/types.ts';
import { start } from '../../../support/clockwork.ts';
import { farFromUtc } from '../../../support/far-away.ts';
import { employee } from '../../../support/people.ts';
import { linkedTo } from '../../../support/registration.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';

const hub = 'streamCentralClockWork';

export default scenario({
  title:
    'Days are in the person’s time zone; those of an employee without a user are in the reader’s, and their timer is stopped',
  source: 'PEOPL-009, PEOPL-D10',
  async run(ctx) {
    const { me: first, employeeId, worked, earlier } = await farFromUtc(ctx);
    await start(ctx, first);
    const expectToday = (what: string, seconds: number | undefined) =>
      ctx.expectThat(
        `${what}: ${seconds} s are ${worked} s and what runs`,
        seconds !== undefined && seconds >= worked && seconds < worked + 3600,
      );
    const { members } = await first.request('getCentralTimers');
    ctx.expectEqual(
      'who works',
      members.map((each) => each.employeeId),
      [employeeId],
    );
    expectToday('their time of today', members[0]?.totalTimeInSeconds);

    const last = await readLastEventId(first, hub);
    const successor = await employee(ctx, first);
    const me = await linkedTo(ctx, first, successor.id);
    const { workView } = await me.request('getWorkView', {
      body: {
        scope: 'All',
        startDateAsString: earlier.day,
        endDateAsString: earlier.day,
        page: 1,
        pageSize: 50,
        sort: null,
        columnFilters: [],
      },
    });
    const row = workView.find((each) => each.employeeId === employeeId);
    ctx.expectEqual('their time of a day without a user', row?.totalTimeInSeconds, earlier.worked);

    const events = await eventsAfter(me, hub, last);
    ctx.expectEqual(
      'what is heard of who is detached',
      events.map(({ event }) => event),
      ['timerStopped'],
    );
    const actual = events[0]?.data as
      | { employeeId?: string; totalTimeInSeconds?: number }
      | undefined;
    ctx.expectEqual('of whom', actual?.employeeId, employeeId);
    expectToday('their time once they are detached', actual?.totalTimeInSeconds);
  },
});
