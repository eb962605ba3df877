import { useActorRef } from '@xstate/react';
import { vendorAddresses } from '#features/vendors/addresses.ts';
import { VendorListScreen } from '#features/vendors/vendor-list.screen.tsx';
import { restoreVendorMachine } from '#machines/vendors/restore-vendor.machine.ts';
import { vendorListMachine } from '#machines/vendors/vendor-list.machine.ts';
import { vendorFields } from '#machines/vendors/vendor.ts';
import { retried } from '../records/place.ts';
import { useRecordPlace } from '../records/use-record-list.ts';
import { useTabReturn } from '../use-tab-return.ts';

export const VendorListPage = retried(({ onRetry }) => {
  const actor = useActorRef(vendorListMachine);
  const restoring = useActorRef(restoreVendorMachine);
  const place = useRecordPlace(vendorAddresses.list, vendorFields);
  useTabReturn(actor);
  return <VendorListScreen {...place} actor={actor} restoring={restoring} onRetry={onRetry} />;
});
