import { scenario } from '../../../scenario/types.ts';
import { emptyDay, getFields, payLoad } from '../../../support/clockwork.ts';
import { addDays } from '../../../scenario/time.ts';
import type { Actor } from '../../../scenario/types.ts';

export default scenario({
  title: 'An entry starts in the year 2000 at the earliest, and lasts at most 31 days',
  source: 'CLOCK-D39',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (date: string) => ctx.at(date, '09:00', me.timeZone);
    const expectError = async (startTime: string, endTime: string | null) => {
      const entryPayLoad = payLoad(ctx, startTime, endTime);
      const body = { type: 'add', entryPayLoad } as const;
      return getFields(await me.expectError(400, 'postClockWork', { body }));
    };
    const early = await expectError('0001-01-01T09:00:00Z', '0001-01-01T10:00:00Z');
    ctx.expectEqual('what is wrong in year 1', early, ['startTime']);
    const last = await expectError('1999-12-31T08:00:00Z', '1999-12-31T09:00:00Z');
    ctx.expectEqual('what is wrong in 1999', last, ['startTime']);
    const long = await expectError(at(addDays(day, -32)), at(day));
    ctx.expectEqual('what is wrong with 32 days', long, ['endTime']);
    const first = await emptyMonth(me);
    const month = [at(first), at(addDays(first, 31))] as const;
    const beyond = new Date(Date.parse(month[1]) + 7_200_000).toISOString();
    const over = await expectError(month[0], beyond);
    ctx.expectEqual('what is wrong with 31 days and two hours', over, ['endTime']);
    const within = payLoad(ctx, month[0], new Date(Date.parse(month[1]) - 7_200_000).toISOString());
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad: within } });
    await me.request('deleteClockWorkEntries', { body: [within.id] });
    const running = await expectError(ctx.minutesFromNow(-32 * 24 * 60), null);
    ctx.expectEqual('what is wrong with a timer of 32 days', running, ['startTime']);
  },
});

/** A past day without entries on it or in the month after it. */
async function emptyMonth(me: Actor): Promise<string> {
  const years = Array.from({ length: 15 }, (_, at) => 2002 + at);
  for (const year of years) {
    const [firstDay, lastDay] = [`${year}-03-01`, `${year}-06-30`];
    const query = { searchCharacters: '', skip: 0, firstDay, lastDay };
    if ((await me.request('searchClockWorkEntries', { query })).totalCount === 0)
      return `${year}-04-02`;
  }
  throw new Error(`${me.role} has entries in every year; use a person only for tests.`);
}
