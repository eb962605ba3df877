import { useNavigate } from '@tanstack/react-router';
import { auditFields } from '#machines/asset-audit/asset-audit.ts';
import { assetAuditsMachine } from '#machines/asset-audit/asset-audits.machine.ts';
import { useActorRef } from '@xstate/react';
import { auditAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useRecordListState } from '#page/records/use-record-list.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetAuditsScreen } from './asset-audits.screen.tsx';

const AssetAuditsPage = retried(({ onRetry }) => {
  const navigate = useNavigate();
  const actor = useActorRef(assetAuditsMachine, {
    input: { memory: useApp().getRows(auditFields) },
  });
  const listState = useRecordListState(auditAddresses.list, auditFields);
  useTabReturn(actor);
  return (
    <AssetAuditsScreen
      {...listState}
      actor={actor}
      onRetry={onRetry}
      onStarted={(id) => void navigate(auditAddresses.round(id))}
    />
  );
});

export default AssetAuditsPage;
