import { useActorRef } from '@xstate/react';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import { serviceFields } from '#machines/services/service.ts';
import { retried } from '#page/place.ts';
import { useRecordPlace } from '#page/use-record-list.ts';
import { useApp } from '#page/use-app.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { serviceAddresses } from '#page/addresses.ts';
import { ServiceListScreen } from './service-list.screen.tsx';

const ServiceListPage = retried(({ onRetry }) => {
  const actor = useActorRef(serviceListMachine, {
    input: { memory: useApp().rowsOf(serviceFields) },
  });
  const place = useRecordPlace(serviceAddresses.list, serviceFields);
  useTabReturn(actor);
  return <ServiceListScreen {...place} actor={actor} onRetry={onRetry} />;
});

export default ServiceListPage;
