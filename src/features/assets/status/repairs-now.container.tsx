import { useActorRef } from '@xstate/react';
import { repairedAssetsMachine } from '#machines/assets/status/repaired-assets.machine.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { RepairedDialog } from './repaired-dialog.tsx';

/** The assets currently in repair. Loaded on the first request. */
export function RepairsNow() {
  const actor = useActorRef(repairedAssetsMachine, { input: { id: null } });
  useSendOnChange(actor, { type: 'OPEN' });
  return <RepairedDialog actor={actor} />;
}
