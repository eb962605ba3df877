import type { AssetStatus } from '#machines/asset-reports/asset-report.ts';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/badge.tsx';

/** Primary, success, warning, pink, danger. Source: document 3, section 4 (Asset status rules). */
const tones: Readonly<Record<AssetStatus, NonNullable<BadgeProps['tone']>>> = {
  Assigned: 'info',
  InStore: 'success',
  Repair: 'warning',
  Scrap: 'pink',
  Disposed: 'danger',
};

/** The status of an asset, by word and colour. */
export function AssetStatusBadge({ status }: { status: AssetStatus }) {
  const text = useText('assetReports');
  return <Badge tone={tones[status]}>{text(`status_${status}`)}</Badge>;
}
