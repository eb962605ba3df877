import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { vendorViewMachine } from '#machines/vendors/vendor-view.machine.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/place.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { VendorViewScreen } from './vendor-view.screen.tsx';

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

export default ofRecord(ViewPage, 'vendorId');
