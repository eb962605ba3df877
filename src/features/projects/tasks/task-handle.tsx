import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useText } from '#i18n/text.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import styles from './tasks.module.css';
import type { TaskOrder } from './use-task-order.ts';

/** The row at which a dragged task would be dropped, and the side of it. */
interface Drop {
  row: HTMLTableRowElement;
  isAfter: boolean;
}

const getTaskId = (row: Element | undefined): string | null =>
  row?.querySelector<HTMLElement>('[data-task-id]')?.dataset['taskId'] ?? null;

const getRows = (row: HTMLTableRowElement): HTMLTableRowElement[] =>
  row.parentElement instanceof HTMLTableSectionElement ? [...row.parentElement.rows] : [];

function findDrop(rows: readonly HTMLTableRowElement[], y: number): Drop | null {
  const isAbove = (row: HTMLTableRowElement) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  };
  const row = rows.find(isAbove);
  const last = rows.at(-1);
  if (row) return { row, isAfter: false };
  return last ? { row: last, isAfter: true } : null;
}

/** Drags the row of the handle with the pointer, until it is released or Escape is pressed. */
function dragRow(event: PointerEvent<HTMLElement>, onDrop: (drop: Drop) => void): void {
  const handle: HTMLElement = event.currentTarget;
  const row = handle.closest('tr');
  if (event.button !== 0 || !row) return;
  const rows = getRows(row);
  let drop: Drop | null = null;
  const mark = (next: Drop | null) => {
    if (drop) delete drop.row.dataset['drop'];
    drop = next;
    if (next) next.row.dataset['drop'] = next.isAfter ? 'after' : 'before';
  };
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    mark(null);
    delete row.dataset['dragged'];
    over.abort();
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      row.dataset['dragged'] = '';
      mark(findDrop(rows, clientY));
      drop?.row.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const dropped = drop;
      end();
      if (dropped) onDrop(dropped);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') end();
    },
    { signal },
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Reorders a task: dragged with the pointer, or with Alt and an arrow. */
export function TaskHandle({ task, order }: { task: ProjectTask; order: TaskOrder }) {
  const text = useText('projectTasks');
  const { taskId, taskName: name } = task;
  return (
    <Blocked reason={order.blocked}>
      {(blocked) => (
        <button
          {...blocked}
          type="button"
          className={styles.handle}
          data-task-id={taskId}
          aria-label={text('reorder', { name })}
          title={order.blocked === null ? text('reorderHint') : undefined}
          onPointerDown={(event) => {
            if (order.blocked !== null) return;
            dragRow(event, ({ row, isAfter }) => {
              const target = getTaskId(row);
              order.drop(taskId, isAfter ? null : target, target);
            });
          }}
          onKeyDown={(event) => {
            const by = event.altKey ? steps[event.key] : undefined;
            if (by === undefined) return;
            event.preventDefault();
            order.step(taskId, by);
          }}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
    </Blocked>
  );
}
