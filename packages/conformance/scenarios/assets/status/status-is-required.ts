import { scenario } from '../../../scenario/types.ts';
import { asset, edited } from '../../../support/assets.ts';

export default scenario({
  title: 'The edit form requires a status: the empty identifier and an unknown status are rejected',
  source: 'ASSET-077',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const statusId = '00000000-0000-0000-0000-000000000000';
    const { errorMessages, fieldErrors } = await me.expectError(400, 'updateAsset', {
      body: await edited(me, id, { statusId }),
    });
    ctx.expectEqual('the messages', errorMessages, ['Status is required']);
    ctx.expectEqual('where', Object.keys(fieldErrors ?? {}), ['statusId']);
  },
});
