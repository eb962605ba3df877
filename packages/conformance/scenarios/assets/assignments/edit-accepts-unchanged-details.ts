import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, detail, edited } from '../../../support/assets.ts';

export default scenario({
  title:
    'The edit form sends the asset detail back with its changes: unchanged values that it received do not count as contradictions',
  source: 'ASSET-107, ASSET-064',
  async run(ctx) {
    const me = ctx.as('admin');
    const bought = '2024-05-10';
    const id = await asset(ctx, me, { dateOfPurchase: bought, warrantyStartDate: bought });
    const warrantyStartDateAsString = await dayText(me, '2024-06-20');
    const changes = { warrantyStartDateAsString, warrantyPeriod: 3 };
    await me.request('updateAsset', { body: await edited(me, id, changes) });
    const { warrantyStartDate, warrantyEndDate } = await detail(me, id);
    ctx.expectEqual(
      'start and end',
      [warrantyStartDate, warrantyEndDate],
      ['2024-06-20', '2027-06-20'],
    );
    const both = {
      warrantyStartDate: '2024-07-01',
      warrantyStartDateAsString: await dayText(me, '2024-07-02'),
    };
    await me.expectError(400, 'updateAsset', { body: await edited(me, id, both) });
    const end = { warrantyEndDate: '2030-01-01' };
    await me.expectError(400, 'updateAsset', { body: await edited(me, id, end) });
  },
});
