import { isOpen, type AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';

/** Shows whether an audit is open or finished. */
export function AuditBadge({ audit }: { audit: Pick<AssetAudit, 'status'> }) {
  const text = useText('assetAudit');
  return <Badge tone={isOpen(audit) ? 'info' : 'success'}>{text(`status_${audit.status}`)}</Badge>;
}
