import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, running, start, clearRecent } from '../../../support/clockwork.ts';

export default scenario({
  title:
    'Times are shown in the person’s time zone, durations in hours and minutes; a running entry counts until now',
  source: 'CLOCK-059',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const entry = await add(ctx, me, { day, from: '11:05', to: '14:00' });
    ctx.expectEqual(
      'what is shown',
      [entry.startTimeFormatted, entry.endTimeFormatted, entry.totalTimeFormatted],
      ['11:05 AM', '02:00 PM', '2h 55m'],
    );
    await clearRecent(ctx, me);
    await start(ctx, me, ctx.minutesFromNow(-61));
    const live = await running(me);
    const seconds = live?.timeDuration ?? 0;
    ctx.expectThat('it runs for an hour and a minute', seconds >= 3659 && seconds < 3720);
    ctx.expectEqual('as it is shown', live?.timeDurationDisplay, '1h 01m');
    ctx.expectEqual('its end', live?.clockWorkEntry.endTimeFormatted, '');
    await clearRecent(ctx, me);
  },
});
