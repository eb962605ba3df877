import { useActorRef } from '@xstate/react';
import { toolAddresses } from '#features/tools/addresses.ts';
import { ToolListScreen } from '#features/tools/tool-list.screen.tsx';
import { toolListMachine } from '#machines/tools/tool-list.machine.ts';
import { toolFields } from '#machines/tools/tool.ts';
import { retried } from '../records/place.ts';
import { useRecordPlace } from '../records/use-record-list.ts';
import { useTabReturn } from '../use-tab-return.ts';

export const ToolListPage = retried(({ onRetry }) => {
  const actor = useActorRef(toolListMachine);
  const place = useRecordPlace(toolAddresses.list, toolFields);
  useTabReturn(actor);
  return <ToolListScreen {...place} actor={actor} onRetry={onRetry} />;
});
