import { useActorRef } from '@xstate/react';
import { vendorListMachine } from '#machines/vendors/vendor-list.machine.ts';
import { vendorFields } from '#machines/vendors/vendor.ts';
import { useRestoredMessage } from '#records/form/use-restored-message.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useRecordListState } from '#page/records/use-record-list.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { vendorAddresses } from '#page/parameters/addresses.ts';
import { VendorListScreen } from './vendor-list.screen.tsx';

const VendorListPage = retried(({ onRetry }) => {
  const actor = useActorRef(vendorListMachine, {
    input: { memory: useApp().getRows(vendorFields) },
  });
  const listState = useRecordListState(vendorAddresses.list, vendorFields);
  useTabReturn(actor);
  useRestoredMessage(actor, ({ name }) => name);
  return <VendorListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

export default VendorListPage;
