import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { VendorViewScreen } from '#features/vendors/vendor-view.screen.tsx';
import { vendorViewMachine } from '#machines/vendors/vendor-view.machine.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried, useCopyAddress } from '../records/place.ts';
import { useTabReturn } from '../use-tab-return.ts';

const ViewPage = retried(({ onRetry }) => {
  const { vendorId = '' } = useParams({ strict: false });
  const actor = useActorRef(vendorViewMachine, { input: { id: vendorId } });
  useTabReturn(actor);
  return (
    <VendorViewScreen
      actor={actor}
      notFound={<NotFoundPage />}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export const VendorViewPage = ofRecord(ViewPage, 'vendorId');
