import { useNavigate } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef } from '@xstate/react';
import { auditedColumns } from '#machines/asset-audit/asset-audit.ts';
import { auditExportMachine } from '#machines/asset-audit/audit-export.machine.ts';
import { auditRoundMachine } from '#machines/asset-audit/audit-round.machine.ts';
import { auditTicksMachine } from '#machines/asset-audit/audit-ticks.machine.ts';
import { auditedAssetsMachine } from '#machines/asset-audit/audited-assets.machine.ts';
import { useText } from '#i18n/text.tsx';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { auditAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { AuditRoundScreen } from './audit-round.screen.tsx';

/** Interval between two checks for ticks by others, in ms. */
const pause = 10_000;

const everyWhile = (listener: (received: null) => void) => {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') listener(null);
  }, pause);
  return () => clearInterval(timer);
};

const AuditRoundPage = retried(({ onRetry }) => {
  const text = useText('assetAudit');
  const auditId = useRecordId('auditId') ?? '';
  const { profile } = usePage().workspace;
  const navigate = useNavigate();
  const address = useListSearch(auditedColumns);
  const round = useActorRef(auditRoundMachine, {
    input: { auditId, search: address.search },
  });
  const ticks = useCompanion(round, auditTicksMachine);
  const exporting = useActorRef(auditExportMachine);
  const actor = useCompanion(round, auditedAssetsMachine);
  useListAddress(actor, address);
  useTabReturn(actor);
  useTabReturn(round);
  useSubscription(everyWhile, () => {
    if (round.getSnapshot().status === 'active') round.send({ type: 'tab.returned' });
  });
  useEmitted(round, {
    'round.exited': () => void navigate(auditAddresses.list),
  });
  useEmitted(exporting, {
    'file.ready': ({ file, requested: { name } }) =>
      saveFile(`${text('fileName', { name })}.xlsx`, file),
  });
  return (
    <AuditRoundScreen
      {...address}
      {...usePersistedColumns(profile.id, '/assetManager/audits/$auditId')}
      personId={profile.id}
      actor={actor}
      round={round}
      ticks={ticks}
      exporting={exporting}
      notFound={<NotFoundPage />}
      onRetry={onRetry}
    />
  );
});

/** Remounts the page when another audit is opened. */
function KeyedRound() {
  return <AuditRoundPage key={useRecordId('auditId')} />;
}

export default ofRecord(KeyedRound, 'auditId');
