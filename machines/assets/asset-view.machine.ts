import { createRecordView } from '../records/create-record-view.ts';
import { loadAssetView, type AssetView } from './asset-view.actors.ts';
import { companion } from '../companions.ts';
import { resendRequestMachine } from '../asset-assignment/resend-request.machine.ts';

export const assetViewMachine = createRecordView<AssetView>({
  id: 'asset-view',
  description: 'A read-only asset: details, properties, vendor and warranty. Source: ASSET-017.',
  loadRecord: loadAssetView,
  companions: [
    companion(resendRequestMachine, {
      reports: { 'handover.requested': () => [{ type: 'record.changed' }] },
    }),
  ],
});
