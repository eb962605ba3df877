import { useSelector } from '@xstate/react';
import { statusName } from '#machines/assets/list/asset-search.ts';
import { assetStatuses, type Asset } from '#machines/assets/asset.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { styles } from './marks.tsx';

interface StatusCountsProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  actor: ListActor<Asset>;
}

/**
 * The number of assets in each status under the other filters; each one filters the list by its
 * status.
 */
export function StatusCounts({ actor, search, onSearch }: StatusCountsProps) {
  const text = useText('assets');
  const format = useFormat();
  const counts = useSelector(actor, ({ context }) => context.counts);
  const shown = getFilter(search, statusName);
  const all = assetStatuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  return (
    <div role="group" aria-label={text('assetStatus')} className={styles.statuses}>
      {(['', ...assetStatuses] as const).map((status) => (
        <Button
          key={status}
          size="small"
          variant={status === shown ? 'secondary' : 'quiet'}
          aria-pressed={status === shown}
          onPress={() => onSearch(filteredBy(search, statusName, status === shown ? '' : status))}
        >
          {text(status === '' ? 'allStatuses' : `status_${status}`)}{' '}
          <span className={styles.count}>
            {counts && format.number(status === '' ? all : (counts[status] ?? 0))}
          </span>
        </Button>
      ))}
    </div>
  );
}
