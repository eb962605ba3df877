import { scenario } from '../../../scenario/types.ts';
import { asset, assetFields, dayText, detail } from '../../../support/assets.ts';

export default scenario({
  title:
    'The warranty ends the given number of full years after its start, which is not before the purchase',
  source: 'ASSET-074',
  async run(ctx) {
    const me = ctx.as('admin');
    const days = { dateOfPurchase: '2024-02-29', warrantyStartDate: '2024-02-29' };
    const body = await assetFields(ctx, { ...days, warrantyPeriod: 3 });
    await me.request('addAsset', { body });
    ctx.expectEqual('the end', (await detail(me, body.id)).warrantyEndDate, '2027-02-28');
    for (const [start, warrantyPeriod, end] of leaps) {
      const leap = { dateOfPurchase: start, warrantyStartDate: start, warrantyPeriod };
      const id = await asset(ctx, me, leap);
      const { warrantyEndDate } = await detail(me, id);
      ctx.expectEqual(`${warrantyPeriod} years after ${start}`, warrantyEndDate, end);
    }
    const ended = { ...days, warrantyPeriod: 3, warrantyEndDate: '2020-01-01' };
    const wrong = { body: await assetFields(ctx, ended) };
    const { errorMessages } = await me.expectError(400, 'addAsset', wrong);
    const end = await dayText(me, '2027-02-28');
    ctx.expectThat('it has an end', errorMessages.join(' ').includes(end));
    const early = await assetFields(ctx, { warrantyStartDate: ctx.day(-31) });
    await me.expectError(400, 'addAsset', { body: early });
    const tomorrow = { dateOfPurchase: ctx.day(2), warrantyStartDate: ctx.day(2) };
    await me.expectError(400, 'addAsset', { body: await assetFields(ctx, tomorrow) });
  },
});

/**
 * Every fourth year is a leap year, but only every fourth of the century years; other dates stay.
 */
const leaps = [
  ['2024-02-29', 4, '2028-02-29'],
  ['1996-02-29', 4, '2000-02-29'],
  ['2020-02-29', 80, '2100-02-28'],
  ['2024-02-10', 1, '2025-02-10'],
] as const;
