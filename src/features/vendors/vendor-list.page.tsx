import { useActorRef } from '@xstate/react';
import { restoreVendorMachine } from '#machines/vendors/restore-vendor.machine.ts';
import { vendorListMachine } from '#machines/vendors/vendor-list.machine.ts';
import { vendorFields } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { tellSuccess } from '#session/notice-list.ts';
import { retried } from '#page/place.ts';
import { useRecordPlace } from '#page/use-record-list.ts';
import { useApp } from '#page/use-app.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { vendorAddresses } from '#page/addresses.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { VendorListScreen } from './vendor-list.screen.tsx';

const VendorListPage = retried(({ onRetry }) => {
  const actor = useActorRef(vendorListMachine, {
    input: { memory: useApp().rowsOf(vendorFields) },
  });
  const restoring = useActorRef(restoreVendorMachine);
  const place = useRecordPlace(vendorAddresses.list, vendorFields);
  useTabReturn(actor);
  const text = useText('vendors');
  useEmitted(restoring, {
    'vendor.restored': ({ vendor }) => tellSuccess([text('restored', { name: vendor.name })]),
  });
  return <VendorListScreen {...place} actor={actor} restoring={restoring} onRetry={onRetry} />;
});

export default VendorListPage;
