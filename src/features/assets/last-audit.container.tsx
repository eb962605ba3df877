import { Suspense } from 'react';
import type { AssetView } from '#machines/assets/asset-view.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { auditAddresses } from '#page/parameters/addresses.ts';
import { isolate } from '#ui/controls/isolate.tsx';

interface LastAuditProps {
  audit: NonNullable<AssetView['lastAudit']>;
}

/** When and by whom an asset was last ticked in an audit, with a link to the audit. */
export const LastAudit = (props: LastAuditProps) => (
  <Suspense fallback={null}>
    <LastAuditText {...props} />
  </Suspense>
);

function LastAuditText({ audit: { auditId, tickedOn, tickedBy: name } }: LastAuditProps) {
  const text = useText('assetAudit');
  const format = useFormat();
  const { isBlocked } = useBlocked('assetManager.basic');
  const label = isolate(text('byWhen', { when: format.dateTime(tickedOn), name }));
  if (isBlocked) return label;
  return <RecordLink address={auditAddresses.round(auditId)}>{label}</RecordLink>;
}
