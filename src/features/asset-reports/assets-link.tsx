import type { ReactNode } from 'react';
import type { IdFilter } from '#machines/assets/list/asset-search.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { useText } from '#i18n/text.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';

interface AssetsLinkProps {
  /** Filters for the list of assets; one without a value does not filter. */
  where: Readonly<Partial<Record<IdFilter | 'assetStatus', string>>>;
  /** The accessible name, if the link's text alone is unclear. */
  label?: string;
  children: ReactNode;
}

/** Links a figure to its assets, for people who may see their list. */
export function AssetsLink({ where, label, children }: AssetsLinkProps) {
  const { isBlocked } = useBlocked('assetManager.basic');
  if (isBlocked) return children;
  const filters = Object.entries(where)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`filter.${name}`, value]);
  const address = { ...assetAddresses.list, search: Object.fromEntries(filters) };
  return (
    <RecordLink address={address} aria-label={label}>
      {children}
    </RecordLink>
  );
}

/** Links an empty report to the page where assets are added. */
export function ToAssets() {
  const text = useText('assetReports');
  const { isBlocked } = useBlocked('assetManager.basic');
  return !isBlocked && <LinkButton address={assetAddresses.list}>{text('toAssets')}</LinkButton>;
}
