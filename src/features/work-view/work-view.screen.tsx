import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { FilterSetsProps } from '#records/list/filter-sets.container.tsx';
import { getFilter } from '#machines/lists/list-search.ts';
import type { WorkViewChoicesActor } from '#machines/work-view/work-view-choices.machine.ts';
import type { WorkViewExportActor } from '#machines/work-view/work-view-export.machine.ts';
import { findItem, type WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import {
  hasReport,
  type WorkItemsBulkActor,
} from '#machines/work-view/items/work-items-bulk.machine.ts';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import {
  getLayout,
  layoutName,
  layouts,
  projectsName,
} from '#machines/work-view/work-view-search.ts';
import type { WorkViewActor } from '#machines/work-view/work-view.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { FilterSets } from '#records/list/filter-sets.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import type { BulkNoticesProps } from './bulk/bulk-notices.tsx';
import type { ChangeNoticesProps } from './bulk/change-notices.tsx';
import { ExportWork } from './export-work.tsx';
import { focusItem } from './item/item-focus.ts';
import type { ItemPanelProps } from './item/item-panel.tsx';
import { QuickAdd } from './item/quick-add.tsx';
import { useWorkKeys } from './use-work-keys.ts';
import { WorkFilters } from './work-filters.tsx';
import { WorkLayout } from './work-layout.tsx';
import styles from './work-view.module.css';

const ItemPanel = onDemand<ItemPanelProps>(() =>
  import('./item/item-panel.tsx').then((module) => module.ItemPanel),
);
const ChangeNotices = onDemand<ChangeNoticesProps>(() =>
  import('./bulk/change-parts.ts').then((module) => module.ChangeNotices),
);
const BulkNotices = onDemand<BulkNoticesProps>(() =>
  import('./bulk/bulk-parts.ts').then((module) => module.BulkNotices),
);

export interface WorkViewScreenProps extends Pick<
  ListPageState,
  'search' | 'onSearch' | 'onRetry'
> {
  actor: WorkViewActor;
  items: WorkItemsActor;
  bulk: WorkItemsBulkActor;
  choices: WorkViewChoicesActor;
  exporting: WorkViewExportActor;
  timer: WorkTimer;
  filterSets: FilterSetsProps;
  onCopyAddress: () => void;
  /** The item whose panel is open; null for none. */
  openedId: string | null;
  onOpenedId: (itemId: string | null) => void;
}

/** My and my team's work across projects. Source: PROJ-054. */
export function WorkViewScreen(props: WorkViewScreenProps) {
  const { actor, items, bulk, choices, exporting, timer, filterSets, onCopyAddress } = props;
  const { openedId, onOpenedId, search, onSearch, onRetry } = props;
  const list = { search, onSearch, onRetry };
  const text = useText('workView');
  const { reason: timeBlock } = useBlocked('clockwork.basic');
  const { response, rejection, defaultScope } = useSelector(actor, ({ context }) => context);
  const projectId = getFilter(search, projectsName);
  const filtered = useSelector(
    choices,
    ({ context }) => context.choices?.projects.find(({ id }) => id === projectId) ?? null,
  );
  const opened = useSelector(items, ({ context }) =>
    openedId === null ? undefined : findItem(context, openedId),
  );
  const isReported = useSelector(bulk, ({ context }) => hasReport(context));
  const hasBulk = useHasBeen(isReported);
  const hasLoaded = useHasBeen(response !== null);
  const area = useRef<HTMLDivElement>(null);
  useWorkKeys(area);
  const layout = getLayout(search);
  const onOpen = ({ id }: WorkItem) => onOpenedId(id);
  return (
    <div ref={area} className={styles.page}>
      <PageHead title={text('title')}>
        <FilterSets {...filterSets} />
        <Button onPress={onCopyAddress}>{text('copyAddress')}</Button>
        <ExportWork
          actor={exporting}
          requested={{ search, defaultScope }}
          count={response?.totals.count ?? null}
        />
      </PageHead>
      <div className={styles.layouts}>
        <SegmentedControl
          label={text('layout')}
          options={layouts.map((id) => ({ id, label: text(`layout_${id}`) }))}
          value={layout}
          onChange={(id) => onSearch(filteredBy(search, layoutName, id === 'table' ? '' : id))}
        />
        {layout !== 'people' && <Totals actor={actor} />}
      </div>
      <WorkFilters
        {...list}
        choices={choices}
        scopes={response?.scopes ?? []}
        defaultScope={defaultScope}
      />
      {rejection !== null && layout !== 'people' && (
        <Banner tone="danger" title={text('rejected')}>
          {rejection}
        </Banner>
      )}
      {layout !== 'people' && (
        <QuickAdd filtered={filtered} onAdded={() => actor.send({ type: 'items.changed' })} />
      )}
      {hasBulk && <BulkNotices bulk={bulk} hasReport={isReported} />}
      <div className={styles.main}>
        <div className={styles.body} data-opened={opened ? true : undefined}>
          <div role="group" aria-label={text(`layout_${layout}`)} data-work-layout="" tabIndex={-1}>
            <WorkLayout
              {...list}
              layout={layout}
              actor={actor}
              items={items}
              bulk={bulk}
              timer={timer}
              timeBlock={timeBlock}
              onOpen={onOpen}
            />
          </div>
          {opened && layout !== 'people' && (
            <ItemPanel
              key={opened.id}
              item={opened}
              items={items}
              today={response?.today ?? ''}
              lastDay={response?.lastDay ?? ''}
              onClose={() => {
                focusItem(opened.id);
                onOpenedId(null);
              }}
            />
          )}
        </div>
        {hasLoaded && <ChangeNotices items={items} />}
      </div>
    </div>
  );
}

/** The number of items, their hours of the days and their estimates. */
function Totals({ actor }: Pick<WorkViewScreenProps, 'actor'>) {
  const text = useText('workView');
  const format = useFormat();
  const response = useSelector(actor, ({ context }) => context.response);
  if (!response) return null;
  const { totals, firstDay, lastDay } = response;
  return (
    <p className={styles.totals}>
      {text('totals', {
        count: totals.count,
        hours: format.digits(totals.periodSeconds),
        estimate: format.digits(totals.estimateInSeconds),
        from: format.shortDay(firstDay),
        to: format.shortDay(lastDay),
      })}
    </p>
  );
}
