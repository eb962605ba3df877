import { scenario } from '../../scenario/types.ts';
import { emptyDay, fieldsOf, payLoad } from '../../support/clockwork.ts';
import { addDays } from '../../scenario/time.ts';

export default scenario({
  title: 'An entry begins in the year 2000 at the earliest, and lasts 31 days at most',
  source: 'the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const at = (date: string) => kit.at(date, '09:00', me.timeZone);
    const refused = async (startTime: string, endTime: string | null) => {
      const entryPayLoad = payLoad(kit, startTime, endTime);
      const body = { type: 'add', entryPayLoad } as const;
      return fieldsOf(await me.refused(400, 'postClockWork', { body }));
    };
    const early = await refused('0001-01-01T09:00:00Z', '0001-01-01T10:00:00Z');
    kit.expectEqual('what is wrong in year 1', early, ['startTime']);
    const last = await refused('1999-12-31T08:00:00Z', '1999-12-31T09:00:00Z');
    kit.expectEqual('what is wrong in 1999', last, ['startTime']);
    const long = await refused(at(addDays(day, -32)), at(day));
    kit.expectEqual('what is wrong with 32 days', long, ['endTime']);
    const running = await refused(kit.minutesFromNow(-32 * 24 * 60), null);
    kit.expectEqual('what is wrong with a timer of 32 days', running, ['startTime']);
  },
});
