import { lazy, Suspense } from 'react';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsBulkActor } from '#machines/work-view/items/work-items-bulk.machine.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import type { WorkViewLayout } from '#machines/work-view/work-view-search.ts';
import type { WorkViewActor } from '#machines/work-view/work-view.machine.ts';
import type { ListPageState } from '#records/list/record-grid.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { WorkDrawing } from './board/work-drawing.tsx';
import { WorkTable } from './work-table.tsx';

interface WorkLayoutProps extends Pick<ListPageState, 'search' | 'onSearch' | 'onRetry'> {
  layout: WorkViewLayout;
  actor: WorkViewActor;
  items: WorkItemsActor;
  bulk: WorkItemsBulkActor;
  timer: WorkTimer;
  timeBlock: string | null;
  onOpen: (item: WorkItem) => void;
}

const Board = lazy(() =>
  import('./board/board.container.tsx').then((module) => ({ default: module.WorkBoard })),
);
const Timeline = lazy(() =>
  import('./board/timeline.container.tsx').then((module) => ({ default: module.WorkTimeline })),
);

const People = lazy(() =>
  import('./work-people.container.tsx').then((module) => ({ default: module.WorkPeopleList })),
);

/** The same items as a table, a board or a timeline; or the people who work on them. */
export function WorkLayout(props: WorkLayoutProps) {
  const { layout, actor, items, bulk, timer, timeBlock, onOpen, ...list } = props;
  if (layout === 'people') {
    return (
      <Suspense>
        <People {...list} />
      </Suspense>
    );
  }
  const parts = { items, onOpen, onMore: () => actor.send({ type: 'group.more' }) };
  if (layout === 'board' || layout === 'timeline') {
    const Part = layout === 'board' ? Board : Timeline;
    return (
      <WorkDrawing actor={actor}>
        <Suspense>
          <Part {...parts} />
        </Suspense>
      </WorkDrawing>
    );
  }
  return (
    <WorkTable
      actor={actor}
      items={items}
      bulk={bulk}
      timer={timer}
      timeBlock={timeBlock}
      onOpen={onOpen}
      search={list.search}
      onSearch={list.onSearch}
    />
  );
}
