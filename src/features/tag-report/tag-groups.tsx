import { useSelector } from '@xstate/react';
import type { ReportActor } from '#machines/lists/create-report.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import {
  getIds,
  getTagGrouping,
  groupingName,
  tagGroupings,
  tagsName,
} from '#machines/tag-report/tag-report-search.ts';
import type { TagReport } from '#machines/tag-report/tag-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { ReportBars, type ReportBar } from '#records/report/report-bars.tsx';
import { ReportGrouping } from '#records/report/report-grouping.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import styles from './tag-report.module.css';

/** Tags beyond this count are combined into one bar. */
const limit = 8;

interface TagGroupsProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  actor: ReportActor<TagReport>;
}

/** The hours by tag, where selecting a tag filters by it, and the grouping of the rows. */
export function TagGroups({ actor, search, onSearch }: TagGroupsProps) {
  const text = useText('tagReport');
  const tags = useSelector(actor, ({ context }) => context.response?.tags ?? none);
  const timed = tags.filter(({ totalTimeInSeconds }) => totalTimeInSeconds > 0);
  return (
    <>
      {timed.length > 0 && (
        <Bars
          tags={timed}
          selected={getIds(search, tagsName)}
          onTag={(id) => onSearch(toggled(search, id))}
        />
      )}
      <ReportGrouping
        options={tagGroupings.map((id) => ({ id, label: text(`group_${id}`) }))}
        value={getTagGrouping(search)}
        onChange={(id) =>
          // The columns of another grouping may not have the order.
          onSearch({
            ...filteredBy(search, groupingName, id === tagGroupings[0] ? '' : id),
            sort: null,
          })
        }
      />
    </>
  );
}

const none: TagReport['tags'] = [];

/** The search with a tag added to the filter, or removed from it. */
function toggled(search: ListSearch, id: string): ListSearch {
  const ids = getIds(search, tagsName);
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return filteredBy(search, tagsName, next.join(','));
}

interface BarsProps {
  /** Longest first. */
  tags: TagReport['tags'];
  selected: readonly string[];
  onTag: (id: string) => void;
}

function Bars({ tags, selected, onTag }: BarsProps) {
  const text = useText('tagReport');
  const format = useFormat();
  const bars = tags.slice(0, limit).map((tag): ReportBar => ({
    id: tag.tagId,
    label: (
      <>
        <span aria-hidden="true" className={styles.dot} style={{ backgroundColor: tag.tagColor }} />
        <bdi>{tag.tagName}</bdi>
      </>
    ),
    value: tag.totalTimeInSeconds,
    figure: format.hours(tag.totalTimeInSeconds),
    onPress: () => onTag(tag.tagId),
    isPressed: selected.includes(tag.tagId),
  }));
  const others = tags.slice(limit);
  const rest = others.reduce((sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds, 0);
  const last = {
    id: 'others',
    label: text('otherTags', { count: others.length }),
    // The bar of the combined tags would dwarf all others.
    value: null,
    figure: format.hours(rest),
  };
  return (
    <ReportBars label={text('hoursByTag')} bars={others.length > 0 ? [...bars, last] : bars} />
  );
}
