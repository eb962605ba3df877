import { useActorRef } from '@xstate/react';
import { toolListMachine } from '#machines/tools/tool-list.machine.ts';
import { toolFields } from '#machines/tools/tool.ts';
import { retried } from '#page/place.ts';
import { useRecordPlace } from '#page/use-record-list.ts';
import { useApp } from '#page/use-app.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { toolAddresses } from '#page/addresses.ts';
import { ToolListScreen } from './tool-list.screen.tsx';

const ToolListPage = retried(({ onRetry }) => {
  const actor = useActorRef(toolListMachine, { input: { memory: useApp().rowsOf(toolFields) } });
  const place = useRecordPlace(toolAddresses.list, toolFields);
  useTabReturn(actor);
  return <ToolListScreen {...place} actor={actor} onRetry={onRetry} />;
});

export default ToolListPage;
