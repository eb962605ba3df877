import { scenario } from '../../scenario/types.ts';
import { asset, edited } from '../../support/assets.ts';

export default scenario({
  title: 'The edit form requires a status: the empty identifier is none, and no unknown one',
  source: 'ASSET-077',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me);
    const statusId = '00000000-0000-0000-0000-000000000000';
    const { errorMessages, fieldErrors } = await me.refused(400, 'updateAsset', {
      body: await edited(me, id, { statusId }),
    });
    kit.expectEqual('what is said', errorMessages, ['Status is required']);
    kit.expectEqual('where', Object.keys(fieldErrors ?? {}), ['statusId']);
  },
});
