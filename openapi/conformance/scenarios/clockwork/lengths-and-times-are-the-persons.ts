import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, running, start, clearRecent } from '../../support/clockwork.ts';

export default scenario({
  title:
    'Times are shown in the person’s zone, lengths in hours and minutes; what runs counts until now',
  source: 'CLOCK-059',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const entry = await add(kit, me, { day, from: '11:05', to: '14:00' });
    kit.expectEqual(
      'what is shown',
      [entry.startTimeFormatted, entry.endTimeFormatted, entry.totalTimeFormatted],
      ['11:05 AM', '02:00 PM', '2h 55m'],
    );
    await clearRecent(kit, me);
    await start(kit, me, kit.minutesFromNow(-61));
    const live = await running(me);
    const seconds = live?.timeDuration ?? 0;
    kit.expectThat('it runs for an hour and a minute', seconds >= 3659 && seconds < 3720);
    kit.expectEqual('as it is shown', live?.timeDurationDisplay, '1h 01m');
    kit.expectEqual('its end', live?.clockWorkEntry.endTimeFormatted, '');
    await clearRecent(kit, me);
  },
});
