import { OctagonAlert } from 'lucide-react';
import { keyOfWork, type Work } from '#machines/work/work.ts';
import { isTask, type WorkItem } from '#machines/work-view/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/work-items.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/record-link.tsx';
import { TimerButton } from '#records/work/timer-button.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { projectAddresses } from '#page/addresses.ts';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { ItemDue, ItemPerson, ItemStatus } from './item-values.tsx';
import styles from './work-view.module.css';

/** The work that a timer on a task is started on. */
export const toTaskWork = (item: WorkItem): Work => ({
  projectId: item.projectId,
  projectDisplayString: `${item.projectCode} ${item.projectName}`,
  taskId: item.id,
  taskDisplayString: `${item.code ?? ''} ${item.title}`,
});

export interface ItemColumnOptions {
  items: WorkItemsActor;
  today: string;
  /** The last day of this week. */
  lastDay: string;
  timer: WorkTimer;
  /** Why the timer can't be started; null if it can. */
  timeBlock: string | null;
  onOpen: (item: WorkItem) => void;
}

/** The columns of the table. */
export function useItemColumns(options: ItemColumnOptions): readonly GridColumn<WorkItem>[] {
  const { items, today, lastDay, timer, timeBlock, onOpen } = options;
  const text = useText('workView');
  const format = useFormat();
  const hours = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? '–' : format.digits(seconds);
  return [
    {
      id: 'title',
      header: text('titleColumn'),
      isSortable: true,
      cell: (item) => (
        <button
          type="button"
          className={styles.title}
          data-item-id={item.id}
          onClick={() => onOpen(item)}
        >
          {!isTask(item) && <OctagonAlert role="img" aria-label={text('impediment')} />}
          <bdi>{item.title}</bdi>
        </button>
      ),
    },
    {
      id: 'project',
      header: text('project'),
      isSortable: true,
      cell: ({ projectId, projectCode, projectName }) => (
        <RecordLink address={projectAddresses.view(projectId)}>
          {`${projectCode} ${projectName}`}
        </RecordLink>
      ),
    },
    {
      id: 'status',
      header: text('status'),
      cell: (item) => <ItemStatus item={item} items={items} />,
    },
    {
      id: 'person',
      header: text('person'),
      isSortable: true,
      cell: (item) => <ItemPerson item={item} />,
    },
    {
      id: 'due',
      header: text('dueOn'),
      isSortable: true,
      cell: (item) => <ItemDue item={item} items={items} today={today} lastDay={lastDay} />,
    },
    {
      id: 'reasons',
      header: text('reasons'),
      cell: ({ reasons }) => reasons.map((reason) => text(`reason_${reason}`)).join(', ') || '–',
    },
    {
      id: 'hours',
      header: text('hours'),
      isSortable: true,
      align: 'end',
      cell: (item) => (
        <span className={styles.hours} data-running={isRunning(item, timer) || undefined}>
          {hours(item.periodSeconds)}
          {isTask(item) && (
            <TimerButton
              work={toTaskWork(item)}
              name={item.title}
              timer={timer}
              blocked={timeBlock}
            />
          )}
        </span>
      ),
    },
    {
      id: 'total',
      header: text('totalHours'),
      align: 'end',
      cell: ({ totalSeconds }) => hours(totalSeconds),
    },
    {
      id: 'estimate',
      header: text('estimate'),
      isSortable: true,
      align: 'end',
      cell: ({ estimateInSeconds }) => hours(estimateInSeconds),
    },
  ];
}

const isRunning = (item: WorkItem, timer: WorkTimer): boolean =>
  isTask(item) && timer.runningKey === keyOfWork(toTaskWork(item));
