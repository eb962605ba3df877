import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { serviceViewMachine } from '#machines/services/service-view.machine.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/place.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { ServiceViewScreen } from './service-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { id = '' } = useParams({ strict: false });
  const actor = useActorRef(serviceViewMachine, { input: { id } });
  useTabReturn(actor);
  return (
    <ServiceViewScreen
      actor={actor}
      notFound={<NotFoundPage />}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ofRecord(ViewPage);
