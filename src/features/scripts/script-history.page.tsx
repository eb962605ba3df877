import { useActorRef } from '@xstate/react';
import { scriptHistoryMachine } from '#machines/scripts/script-history.machine.ts';
import { catchLostFocus } from '#page/keys/catch-lost-focus.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ScriptHistoryScreen } from './script-history.screen.tsx';

function ScriptHistoryPage() {
  const id = useRecordId('id') ?? '';
  const actor = useActorRef(scriptHistoryMachine, { input: { id } });
  // The list of versions is loaded again.
  useEmitted(actor, { 'script.restored': () => void catchLostFocus() });
  return <ScriptHistoryScreen actor={actor} notFound={<NotFoundPage />} />;
}

export default ofRecord(ScriptHistoryPage, 'id');
