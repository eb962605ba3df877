import { useActorRef } from '@xstate/react';
import { useCompanion } from '#records/use-companion.ts';
import { resendRequestMachine } from '#machines/asset-assignment/resend-request.machine.ts';
import { assetHistoryMachine } from '#machines/assets/asset-history.machine.ts';
import { assetViewMachine } from '#machines/assets/asset-view.machine.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetViewScreen } from './asset-view.screen.tsx';

// The scanned label may belong to another tenant.
const OtherTenant = onDemand(() =>
  import('./list/other-tenant.container.tsx').then((module) => module.OtherTenant),
);

const AssetViewPage = retried(({ onRetry }) => {
  const id = useRecordId('assetId') ?? '';
  const actor = useActorRef(assetViewMachine, { input: { id } });
  const resendRequest = useCompanion(actor, resendRequestMachine);
  const history = useActorRef(assetHistoryMachine, { input: { id } });
  useTabReturn(actor);
  return (
    <AssetViewScreen
      actor={actor}
      history={history}
      resendRequest={resendRequest}
      onCopyAddress={useCopyAddress()}
      notFound={<OtherTenant assetId={id} fallback={<NotFoundPage />} />}
      onRetry={onRetry}
    />
  );
});

export default ofRecord(AssetViewPage, 'assetId');
