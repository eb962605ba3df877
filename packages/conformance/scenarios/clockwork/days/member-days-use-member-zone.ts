import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { inTimeZone } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title:
    'A member’s day in Centralised ClockWork starts and ends at midnight in the member’s time zone, whoever reads it',
  source: 'CLOCK-020, CLOCK-D27',
  isExclusive: true,
  async run(ctx) {
    const [boss, me] = [ctx.as('admin'), ctx.as('member')];
    const path = { employeeId: await getEmployeeId(me), date: await emptyDay(ctx, me) };
    const { id } = await fetchProfile(boss);
    const one = await add(ctx, me, { day: path.date, from: '00:05', to: '00:35' });
    const two = await add(ctx, me, { day: path.date, from: '23:00', to: '23:40' });
    const seen = async () => {
      const day = await boss.request('getCentralMemberDay', { path });
      const ids = day.clockWorkEntries.map((each) => each.id);
      return [day.timeZone, ids, day.totalTimeInSeconds];
    };
    const own = [me.timeZone, [two.id, one.id], 4200];
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await inTimeZone(boss, { id, timeZone }, async () => {
        ctx.expectEqual(`the day as somebody in ${timeZone} sees it`, await seen(), own);
      });
    }
    await me.request('deleteClockWorkEntries', { body: [one.id, two.id] });
  },
});
