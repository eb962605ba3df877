import { useSelector } from '@xstate/react';
import type { EngagementCountsActor } from '#machines/engagements/list/board/engagement-counts.machine.ts';
import type { StageCount } from '#machines/engagements/list/engagement-row.ts';
import { getStages, toggleStage } from '#machines/engagements/list/engagement-search.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './engagement-list.module.css';

export interface StageChipsProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The stages with their numbers, as filters of the list. */
export function StageChips({
  counts,
  ...rest
}: StageChipsProps & { counts: EngagementCountsActor }) {
  return <Chips {...rest} counts={useSelector(counts, ({ context }) => context.counts)} />;
}

/** A stage that is selected but has no number stays, so that it can be deselected. */
function withSelected(
  counts: readonly StageCount[],
  selected: readonly (string | null)[],
): readonly { stageName: string | null; count: number | null }[] {
  const known = new Set(counts.map(({ stageName }) => stageName));
  const unknown = selected.filter((stageName) => !known.has(stageName));
  return [...counts, ...unknown.map((stageName) => ({ stageName, count: null }))];
}

/** The same for numbers that are loaded already. */
export function Chips({
  counts,
  search,
  onSearch,
}: StageChipsProps & { counts: readonly StageCount[] | null }) {
  const text = useText('engagementList');
  const { number } = useFormat();
  const selected = getStages(search);
  return (
    <div role="group" aria-label={text('stages')} className={styles.chips}>
      {withSelected(counts ?? [], selected).map(({ stageName, count }) => {
        const isSelected = selected.includes(stageName);
        return (
          <Button
            key={stageName ?? ''}
            size="small"
            variant={isSelected ? 'secondary' : 'quiet'}
            aria-pressed={isSelected}
            className={styles.chip ?? ''}
            onPress={() => onSearch(toggleStage(search, stageName))}
          >
            <bdi>{stageName ?? text('withoutStage')}</bdi>{' '}
            <span className={styles.count}>{count !== null && number(count)}</span>
          </Button>
        );
      })}
    </div>
  );
}
