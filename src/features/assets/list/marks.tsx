import {
  Laptop,
  Monitor,
  Package,
  PcCase,
  Printer,
  Projector,
  Server,
  Smartphone,
  Tablet,
  type LucideIcon,
} from 'lucide-react';
import type { AssetStatus } from '#machines/assets/asset.ts';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import styles from './marks.module.css';

/**
 * The parts that asset pages and dialogs share are in one file, because many small chunks cost
 * more.
 */
export { styles };

/** The standard types have the same ids in every tenant. Source: ASSET-105; the contract. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'a55e7000-0000-4000-8000-000000000401': Laptop,
  'a55e7000-0000-4000-8000-000000000402': PcCase,
  'a55e7000-0000-4000-8000-000000000403': Monitor,
  'a55e7000-0000-4000-8000-000000000404': Smartphone,
  'a55e7000-0000-4000-8000-000000000405': Tablet,
  'a55e7000-0000-4000-8000-000000000406': Printer,
  'a55e7000-0000-4000-8000-000000000407': Server,
  'a55e7000-0000-4000-8000-000000000408': Projector,
};

/** The icon of an asset type, hidden from screen readers because the name is next to it. */
export function TypeIcon({ typeId }: { typeId: string }) {
  const Icon = icons[typeId] ?? Package;
  return <Icon aria-hidden="true" className={styles.typeIcon} />;
}

/** Primary, success, warning, pink, danger. Source: ASSET-048. */
const tones: Readonly<Record<AssetStatus, NonNullable<BadgeProps['tone']>>> = {
  Assigned: 'info',
  InStore: 'success',
  Repair: 'warning',
  Scrap: 'pink',
  Disposed: 'danger',
};

/** The status of an asset, as text and color. */
export function StatusBadge({ status }: { status: AssetStatus }) {
  const text = useText('assets');
  return <Badge tone={tones[status]}>{text(`status_${status}`)}</Badge>;
}
