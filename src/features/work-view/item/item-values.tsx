import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  getChangeBlock,
  isOverdue,
  isTask,
  itemStatuses,
  type WorkItem,
  type WorkItemStatus,
} from '#machines/work-view/items/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';
import type { DueDayDialogProps } from './due-day-dialog.tsx';
import { ItemMenu } from './item-menu.tsx';
import { useBlockText } from './use-block-text.ts';
import { noDay, toDueOn, useDueDays } from './use-due-days.ts';
import styles from '../work-view.module.css';

const DueDayDialog = onDemand<DueDayDialogProps>(() =>
  import('./due-day-dialog.tsx').then((module) => module.DueDayDialog),
);

/** The option that opens the calendar. */
const anotherDay = 'pick';

const tones: Readonly<Record<WorkItemStatus, BadgeProps['tone']>> = {
  open: 'neutral',
  inProgress: 'info',
  blocked: 'danger',
  done: 'success',
};

interface ItemValueProps {
  item: WorkItem;
  items: WorkItemsActor;
}

/** The status of a task, with a menu to change it; an impediment is resolved there. */
export function ItemStatus({ item, items }: ItemValueProps) {
  const text = useText('workView');
  const toText = useBlockText();
  const label = text(`status_${item.status}`);
  const statuses = isTask(item) ? itemStatuses : (['blocked', 'done'] as const);
  return (
    <ItemMenu
      label={text('status')}
      buttonLabel={text('changeStatus', { name: item.title, status: label })}
      blocked={toText(item.editBlock)}
      options={statuses.map((id) => ({
        id,
        label: text(!isTask(item) && id === 'done' ? 'resolve' : `status_${id}`),
      }))}
      value={item.status}
      onChange={(id) =>
        items.send({
          type: 'item.change',
          itemId: item.id,
          fields: { status: id as WorkItemStatus },
        })
      }
    >
      <Badge tone={tones[item.status]}>{label}</Badge>
    </ItemMenu>
  );
}

/** The person of an item. */
export function ItemPerson({ item: { personName, personImageUrl } }: Pick<ItemValueProps, 'item'>) {
  if (!personName) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.person}>
      <Avatar size="small" isDecorative name={personName} src={personImageUrl ?? undefined} />
      <bdi>{personName}</bdi>
    </span>
  );
}

interface ItemDueProps extends ItemValueProps {
  /** yyyy-MM-dd in the person's time zone. */
  today: string;
  /** The last day of this week. */
  lastDay: string;
}

/** The due date of a task, with a menu of the next days, and a dialog for any other. */
export function ItemDue({ item, items, today, lastDay }: ItemDueProps) {
  const text = useText('workView');
  const toText = useBlockText();
  const format = useFormat();
  const days = useDueDays(today, lastDay);
  // The task that the dialog was opened for: after a reload, its row may show another one.
  const [picking, setPicking] = useState<{ item: WorkItem; isOpen: boolean } | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  // The dialog would restore the focus to the item of the menu, which is removed.
  useFocusLoss(picking?.isOpen === false, () => frame.current?.querySelector('button')?.focus());
  const dueOn = item.dueOn ?? null;
  if (!isTask(item)) return <span className={styles.none}>–</span>;
  const shown = dueOn === null ? text('due_none') : format.shortDay(dueOn);
  const isLate = isOverdue(item, today);
  const possible = days.filter(({ id }) => getChangeBlock(item, { dueOn: toDueOn(id) }) === null);
  return (
    <>
      <span
        ref={frame}
        role="presentation"
        onFocus={() => {
          if (picking?.isOpen === false) setPicking(null);
        }}
      >
        <ItemMenu
          label={text('dueOn')}
          buttonLabel={text('changeDue', { name: item.title, day: shown })}
          blocked={toText(item.editBlock)}
          options={[...possible, { id: anotherDay, label: text('pickDay') }]}
          value={dueOn ?? noDay}
          onChange={(id) => {
            if (id === anotherDay) setPicking({ item, isOpen: true });
            else {
              const fields = { dueOn: toDueOn(id) };
              items.send({ type: 'item.change', itemId: item.id, fields });
            }
          }}
        >
          <span className={styles.due} data-late={isLate || undefined}>
            {isLate && <TriangleAlert role="img" aria-label={text('due_overdue')} />}
            {shown}
          </span>
        </ItemMenu>
      </span>
      {picking && (
        <DueDayDialog
          {...picking}
          onClose={() => setPicking({ ...picking, isOpen: false })}
          onPick={(day) => {
            setPicking({ ...picking, isOpen: false });
            items.send({
              type: 'item.change',
              itemId: picking.item.id,
              fields: { dueOn: day },
            });
          }}
        />
      )}
    </>
  );
}
