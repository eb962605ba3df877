import { useActorRef } from '@xstate/react';
import { zipCodeImportMachine } from '#machines/zip-codes/zip-code-import.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { ZipCodeImportScreen } from './zip-code-import.screen.tsx';

export default function ZipCodeImportPage() {
  const actor = useActorRef(zipCodeImportMachine);
  const question = useUnsaved(() => actor.getSnapshot().hasTag('unsaved'));
  return (
    <>
      <ZipCodeImportScreen actor={actor} />
      <UnsavedDialog question={question} onLeave={() => actor.stop()} />
    </>
  );
}
