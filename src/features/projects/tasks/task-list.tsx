import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { findTasks, type ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { withChanges } from '#machines/projects/tasks/task-change.ts';
import { paginate, searchName } from '#machines/records/record-page.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import type { ProjectTasksScreenProps } from './project-tasks.screen.tsx';
import { useTaskAccess } from './task-access.ts';
import { TaskActions } from './task-actions.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { TaskQuickAdd } from './task-quick-add.tsx';
import { TaskSummary } from './task-summary.tsx';
import styles from './tasks.module.css';
import { useTaskKeys } from './use-task-keys.ts';
import { useTaskOrder } from './use-task-order.ts';

/** The tasks in the order of the project, with what is being changed. */
function useOrderedTasks({ actor }: Pick<ProjectTasksScreenProps, 'actor'>) {
  const tasks = useSelector(actor, ({ context }) => context.tasks);
  const pending = useSelector(actor, ({ context }) => context.pending);
  return useMemo(() => withChanges(tasks, pending), [tasks, pending]);
}

/** The line for new tasks, and the list: searched, filtered and ordered in the browser. */
export function TaskList({ actor, detail, address, timer, ...rest }: ProjectTasksScreenProps) {
  const text = useText('projectTasks');
  const records = useText('records');
  const texts = useGridTexts();
  const { timeZone } = useDateSettings();
  const area = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const [placedId, setPlacedId] = useState<string | null>(null);
  const tasks = useOrderedTasks({ actor });
  const { search, onSearch } = address;
  const found = useMemo(() => findTasks(tasks, search), [tasks, search]);
  const { page, rows } = paginate(found, search);
  const access = useTaskAccess(detail);
  const isNarrowed = search.sort !== null || search.columnFilters.length > 0;
  const order = useTaskOrder({
    tasks,
    blocked: access.edit ?? (isNarrowed ? text('orderBlocked') : null),
    onPlace: (taskId, afterTaskId) => actor.send({ type: 'task.place', taskId, afterTaskId }),
    onFocus: (taskId, index) => {
      setPlacedId(taskId);
      const next = Math.floor(index / search.pageSize) + 1;
      if (next !== page) onSearch({ ...search, page: next });
    },
  });
  const open = ({ taskId }: ProjectTask) => address.onTask(taskId);
  const clock = useSelector(actor, ({ context }) => context.clock);
  const columns = useTaskColumns({
    detail,
    tasks,
    today: toIsoDay(clock.now(), timeZone),
    access,
    order,
    timer,
    onOpen: open,
    onStatus: ({ taskId }, status) => actor.send({ type: 'status.change', taskId, status }),
  });
  useTaskKeys({ area, line, onEdit: address.onTask });
  const quickAdd = useSelector(actor, ({ children }) => children.quickAdd);
  const placedAt = rows.findIndex(({ taskId }) => taskId === placedId);
  return (
    <div ref={area} className={styles.tasks}>
      {quickAdd && (
        <TaskQuickAdd
          actor={quickAdd}
          blocked={access.edit}
          inputRef={line}
          onAddMore={() => actor.send({ type: 'ADD' })}
        />
      )}
      <DataGrid
        label={text('title')}
        columns={columns}
        rows={rows}
        allRows={found}
        total={found.length}
        search={{ ...search, page }}
        onSearch={(next) => onSearch(next)}
        status="shown"
        onRetry={() => undefined}
        texts={{ ...texts, pages: `${texts.pages}, ${text('title')}` }}
        exportName="tasks"
        emptyText={text('emptyText')}
        target={placedAt < 0 ? undefined : { index: placedAt, onReached: () => setPlacedId(null) }}
        onDeleteKey={(task) => {
          if (access.own === null) actor.send({ type: 'DELETE', task });
        }}
        toolbar={
          <div data-search="" className={styles.toolbar}>
            <TextFilter
              label={records('search')}
              placeholder={records('search')}
              icon={<Search aria-hidden="true" />}
              value={getFilter(search, searchName)}
              onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
            />
            <TaskSummary tasks={found} />
          </div>
        }
        renderActions={(task) => (
          <TaskActions
            task={task}
            access={access}
            order={order}
            onEdit={() => open(task)}
            onMove={() => actor.send({ type: 'MOVE', task })}
            onConvert={() => actor.send({ type: 'CONVERT', task })}
            onDelete={() => actor.send({ type: 'DELETE', task })}
            onCopyAddress={() => rest.onCopyAddress(task.taskId)}
          />
        )}
      />
      <p role="status" className="visually-hidden">
        {isolate(order.message)}
      </p>
    </div>
  );
}
