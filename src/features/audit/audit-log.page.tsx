import { useActorRef } from '@xstate/react';
import { auditColumns, type AuditEntry } from '#machines/audit/audit-entry.ts';
import { auditLogExportMachine } from '#machines/audit/audit-log-export.machine.ts';
import { auditLogMachine } from '#machines/audit/audit-log.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { AuditLogScreen } from './audit-log.screen.tsx';

/** The audit log; search and order are in the address. Source: PRIV-001, PEOPL-019. */
const AuditLogPage = retried(({ onRetry }) => {
  const text = useText('auditLog');
  const { profile } = usePage().workspace;
  const address = useListSearch(auditColumns);
  const memory = useApp().getRows<AuditEntry>(auditColumns);
  const actor = useActorRef(auditLogMachine, { input: { search: address.search, memory } });
  const exporting = useActorRef(auditLogExportMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useEmitted(exporting, {
    'file.ready': ({ file }) => saveFile(`${text('fileName')}.xlsx`, file),
  });
  return (
    <AuditLogScreen
      {...followed}
      {...usePersistedColumns(profile.id, '/auditLog')}
      actor={actor}
      exporting={exporting}
      onRetry={onRetry}
    />
  );
});

export default AuditLogPage;
