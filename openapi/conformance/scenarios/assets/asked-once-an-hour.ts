import { scenario } from '../../scenario/types.ts';
import { handedTo } from '../../support/assets.ts';

export default scenario({
  title:
    'Who has not accepted an asset is asked again once an hour at most, who has declined it at once',
  source: 'ASSET-112',
  async run(kit) {
    const [me, holder] = [kit.as('admin'), kit.as('member')];
    const given = await handedTo(kit, holder);
    const path = { id: given.id };
    await me.refused(409, 'resendHandover', { path });
    const { assetView } = await me.ask('getAssetView', { path: { id: given.assetId } });
    const from = assetView.handover?.remindableFrom ?? '';
    kit.expectThat('not before long', from > kit.minutesFromNow(50));
    kit.expectThat('within the hour', from < kit.minutesFromNow(70));
    await holder.ask('declineHandover', { path, body: { reason: 'It never came' } });
    const again = await me.ask('resendHandover', { path });
    kit.expectThat('after a refusal at once, and then not', again.remindableFrom >= from);
    await me.refused(409, 'resendHandover', { path });
    await holder.ask('acceptHandovers', { body: { assignmentIds: [given.id] } });
    await me.refused(409, 'resendHandover', { path });
    await me.ask('removeAssetAssignment', { path });
  },
});
