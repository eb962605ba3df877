import type { AssetStatus } from '#machines/asset-reports/asset-report.ts';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';

/** Primary, success, warning, pink, danger. Source: ASSET-048. */
const tones: Readonly<Record<AssetStatus, NonNullable<BadgeProps['tone']>>> = {
  Assigned: 'info',
  InStore: 'success',
  Repair: 'warning',
  Scrap: 'pink',
  Disposed: 'danger',
};

/** The status of an asset, as text and color. */
export function AssetStatusBadge({ status }: { status: AssetStatus }) {
  const text = useText('assetReports');
  return <Badge tone={tones[status]}>{text(`status_${status}`)}</Badge>;
}
