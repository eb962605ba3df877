import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createRecordView } from '../records/create-record-view.ts';
import { companion } from '../companions.ts';
import { resendRequestMachine } from '../asset-assignment/resend-request.machine.ts';

export type AssetView = Schema<'AssetView'>;

const loadAssetView = fromPromise<AssetView, { id: string }>(async ({ input: { id }, signal }) => {
  const { assetView } = await api.getAssetView({ path: { id }, signal });
  return assetView;
});

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
