import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, getFields, payLoad } from '../../../support/clockwork.ts';

/** A date has many formats but always contains digits; other digits are those of a time. */
const hasDay = (message: string, description: string): boolean =>
  /\p{Nd}/u.test(message.replace(description, '').replaceAll(/\d{1,2}[:.]\d{2}/g, ''));

export default scenario({
  title:
    'An impossible time is rejected with an error at its field, and an overlap error names the other entry',
  source: 'CLOCK-D38',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const other = await add(ctx, me, { day, from: '12:00', to: '13:00' });
    const expectError = (from: string, to: string | null) =>
      me.expectError(400, 'postClockWork', {
        body: { type: 'add', entryPayLoad: payLoad(ctx, from, to) },
      });
    for (const [from, to, field] of [
      [at('10:00'), at('09:59'), 'endTime'],
      [ctx.minutesFromNow(3), ctx.minutesFromNow(4), 'startTime'],
      [at('15:00'), ctx.minutesFromNow(3), 'endTime'],
      [at('11:00'), at('12:30'), 'endTime'],
      [at('12:30'), at('13:30'), 'startTime'],
      [at('12:00'), at('12:10'), 'startTime'],
      [at('11:30'), null, 'startTime'],
    ] as const) {
      ctx.expectEqual(`the field of ${from}`, getFields(await expectError(from, to)), [field]);
    }
    const message = (await expectError(at('12:30'), at('12:40'))).errorMessages.join(' ');
    ctx.expectThat(`“${message}” names the other`, message.includes(other.description));
    // In the clock format of the language: one, or thirteen.
    const hasTimes = /12[:.]00.*\b(?:13|0?1)[:.]00/.test(message);
    ctx.expectThat(`“${message}” has the start and the end`, hasTimes);
    ctx.expectThat('it has no day, since the day is the same', !hasDay(message, other.description));
    for (const hour of ['00', '23']) {
      const { description } = await add(ctx, me, { day, from: `${hour}:05`, to: `${hour}:25` });
      const { errorMessages } = await expectError(at(`${hour}:10`), at(`${hour}:15`));
      ctx.expectThat('also next to midnight', !hasDay(errorMessages.join(' '), description));
    }
    const { id } = await add(ctx, me, { day, from: '15:00', to: '16:00' });
    const query = { entryId: id, newStartTime: at('12:59'), newEndTime: at('14:00') };
    const moved = await me.expectError(400, 'adjustClockWorkEntry', { query });
    ctx.expectEqual('the field of a move', getFields(moved), ['newStartTime']);
    const stored = await entryOn(ctx, me, day, id);
    ctx.expectEqual('its length in seconds', stored.totalTimeInSeconds, 3600);
  },
});
