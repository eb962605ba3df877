import { useActorRef } from '@xstate/react';
import { toolViewMachine } from '#machines/tools/tool-view.machine.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/place.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { ToolViewScreen } from './tool-view.screen.tsx';

export default ofRecord(
  retried(({ onRetry }) => {
    const id = useRecordId() ?? '';
    const actor = useActorRef(toolViewMachine, { input: { id } });
    useTabReturn(actor);
    return (
      <ToolViewScreen
        actor={actor}
        notFound={<NotFoundPage />}
        onCopyAddress={useCopyAddress()}
        onRetry={onRetry}
      />
    );
  }),
);
