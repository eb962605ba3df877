import { OctagonAlert } from 'lucide-react';
import { keyOfWork, type Work } from '#machines/work/work.ts';
import type { FailedChange } from '#machines/work-view/items/item-change.ts';
import { isTask, type WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { TimerButton } from '#records/work/timer-button.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { ItemDue, ItemPerson, ItemStatus } from './item-values.tsx';
import type { RowFailureProps } from '../bulk/row-failure.tsx';
import styles from '../work-view.module.css';

const RowFailure = onDemand<RowFailureProps>(() =>
  import('../bulk/change-parts.ts').then((module) => module.RowFailure),
);

/** The work that a timer on a task is started on. */
const toTaskWork = (item: WorkItem): Work => ({
  projectId: item.projectId,
  projectDisplayString: `${item.projectCode} ${item.projectName}`,
  taskId: item.id,
  taskDisplayString: `${item.code ?? ''} ${item.title}`,
});

export interface ItemColumnOptions {
  items: WorkItemsActor;
  /** The changes that are not stored. */
  failed: readonly FailedChange[];
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
  const { items, failed, today, lastDay, timer, timeBlock, onOpen } = options;
  const text = useText('workView');
  const format = useFormat();
  const hours = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? '–' : format.digits(seconds);
  const toCsvHours = (seconds: number | null | undefined) =>
    typeof seconds === 'number' ? format.digits(seconds) : '';
  const toReasons = ({ reasons }: WorkItem) =>
    reasons.map((reason) => text(`reason_${reason}`)).join(', ');
  return [
    {
      id: 'title',
      header: text('titleColumn'),
      csv: ({ title }) => title,
      isSortable: true,
      cell: (item) => (
        <>
          <button
            type="button"
            className={styles.title}
            data-item-id={item.id}
            onClick={() => onOpen(item)}
          >
            {!isTask(item) && <OctagonAlert role="img" aria-label={text('impediment')} />}
            <bdi>{item.title}</bdi>
          </button>
          {failed
            .filter(({ change }) => change.item.id === item.id)
            .map((each) => (
              <RowFailure key={item.id} failed={each} items={items} />
            ))}
        </>
      ),
    },
    {
      id: 'project',
      header: text('project'),
      csv: ({ projectCode, projectName }) => `${projectCode} ${projectName}`,
      isSortable: true,
      cell: ({ projectId, projectCode, projectName }) => (
        <RecordLink className={styles.flexible} address={projectAddresses.view(projectId)}>
          {`${projectCode} ${projectName}`}
        </RecordLink>
      ),
    },
    {
      id: 'status',
      header: text('status'),
      csv: ({ status }) => text(`status_${status}`),
      cell: (item) => <ItemStatus item={item} items={items} />,
    },
    {
      id: 'person',
      header: text('person'),
      csv: ({ personName }) => personName ?? '',
      isSortable: true,
      cell: (item) => <ItemPerson item={item} />,
    },
    {
      id: 'due',
      header: text('dueOn'),
      csv: ({ dueOn }) => dueOn ?? '',
      isSortable: true,
      cell: (item) => <ItemDue item={item} items={items} today={today} lastDay={lastDay} />,
    },
    {
      id: 'reasons',
      header: text('reasons'),
      csv: toReasons,
      cell: (item) => <span className={styles.flexible}>{toReasons(item) || '–'}</span>,
    },
    {
      id: 'hours',
      header: text('hours'),
      csv: ({ periodSeconds }) => toCsvHours(periodSeconds),
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
      csv: ({ totalSeconds }) => toCsvHours(totalSeconds),
      align: 'end',
      cell: ({ totalSeconds }) => hours(totalSeconds),
    },
    {
      id: 'estimate',
      header: text('estimate'),
      csv: ({ estimateInSeconds }) => toCsvHours(estimateInSeconds),
      isSortable: true,
      align: 'end',
      cell: ({ estimateInSeconds }) => hours(estimateInSeconds),
    },
  ];
}

const isRunning = (item: WorkItem, timer: WorkTimer): boolean =>
  isTask(item) && timer.runningKey === keyOfWork(toTaskWork(item));
