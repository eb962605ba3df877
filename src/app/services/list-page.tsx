import { useActorRef } from '@xstate/react';
import { serviceAddresses } from '#features/services/addresses.ts';
import { ServiceListScreen } from '#features/services/service-list.screen.tsx';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import { serviceFields } from '#machines/services/service.ts';
import { retried } from '../records/place.ts';
import { useRecordPlace } from '../records/use-record-list.ts';
import { useTabReturn } from '../use-tab-return.ts';

export const ServiceListPage = retried(({ onRetry }) => {
  const actor = useActorRef(serviceListMachine);
  const place = useRecordPlace(serviceAddresses.list, serviceFields);
  useTabReturn(actor);
  return <ServiceListScreen {...place} actor={actor} onRetry={onRetry} />;
});
