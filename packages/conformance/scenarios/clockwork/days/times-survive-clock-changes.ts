import { toIsoDay } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { payLoad } from '../../../support/clockwork.ts';

const minute = 60_000;
const quarter = 15 * minute;

/** The local time of a timestamp in a time zone: `02:50 AM`. */
const shownAt = (toIsoTimestamp: number, timeZone: string): string =>
  new Date(toIsoTimestamp).toLocaleTimeString('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });

/** The last clock change of a time zone, in ms; null if there was none for a year. */
function lastChange(timeZone: string): number | null {
  const yesterday = Date.now() - 36 * 60 * minute;
  const day = 24 * 60 * minute;
  const noons = Array.from({ length: 370 }, (_, at) => yesterday - (yesterday % day) - at * day);
  const after = noons.find((at) => shownAt(at, timeZone) !== shownAt(at - day, timeZone));
  if (after === undefined) return null;
  const quarters = Array.from({ length: 96 }, (_, at) => after - at * quarter);
  const isPut = (at: number) => shownAt(at, timeZone) !== shownAt(at - day, timeZone);
  return quarters.findLast(isPut) ?? null;
}

export default scenario({
  title:
    'Times are shown with the UTC offset at that time, also just before and after a clock change',
  source: 'CLOCK-042, CLOCK-088, CLOCK-D84',
  async run(ctx) {
    const me = ctx.as('admin');
    const change = lastChange(me.timeZone);
    if (change === null) return;
    const toIsoTimestamp = (minutes: number) => new Date(change + minutes * minute).toISOString();
    const entries = [
      payLoad(ctx, toIsoTimestamp(-10), toIsoTimestamp(-4)),
      payLoad(ctx, toIsoTimestamp(4), toIsoTimestamp(10)),
    ];
    for (const entryPayLoad of entries) {
      await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    const { timeReportClockWorkEntries: rows } = await me.request('getTimeReport', {
      body: {
        employeeId: null,
        startDateAsString: toIsoDay(change - 10 * minute, me.timeZone),
        endDateAsString: toIsoDay(change + 10 * minute, me.timeZone),
        projectIds: [],
        isCumulative: false,
      },
    });
    const shown = entries.map(({ id }) => {
      const row = rows.find((each) => each.id === id);
      return [row?.startTimeFormattedForTimeZone, row?.endTimeFormattedForTimeZone];
    });
    const read = (minutes: number) => shownAt(change + minutes * minute, me.timeZone);
    ctx.expectEqual('how they are read', shown, [
      [read(-10), read(-4)],
      [read(4), read(10)],
    ]);
    await me.request('deleteClockWorkEntries', { body: entries.map(({ id }) => id) });
  },
});
