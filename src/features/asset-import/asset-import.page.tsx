import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { assetImportMachine } from '#machines/asset-import/asset-import.machine.ts';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useCompanion } from '#records/use-companion.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { AssetImportScreen } from './asset-import.screen.tsx';

/**
 * Each file has its own id for the assets that it adds; another file starts over with a new one.
 */
export default retried(({ onRetry }) => {
  const { dateFormat } = useCalendar();
  const [newId] = useState(() => crypto.randomUUID());
  const actor = useActorRef(assetImportMachine, { input: { dateFormat, newId } });
  const choices = useCompanion(actor, assetChoicesMachine);
  useTabReturn(choices);
  const question = useUnsaved(() => actor.getSnapshot().hasTag('unsaved'));
  return (
    <>
      <AssetImportScreen actor={actor} choices={choices} onAnother={onRetry} />
      <UnsavedDialog question={question} onLeave={() => actor.stop()} />
    </>
  );
});
