import { useActorRef } from '@xstate/react';
import { ToolViewScreen } from '#features/tools/tool-view.screen.tsx';
import { toolViewMachine } from '#machines/tools/tool-view.machine.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord, useRecordId } from '../records/of-record.tsx';
import { retried, useCopyAddress } from '../records/place.ts';
import { useTabReturn } from '../use-tab-return.ts';

export const ToolViewPage = ofRecord(
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
