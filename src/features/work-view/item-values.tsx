import { TriangleAlert } from 'lucide-react';
import {
  getChangeBlock,
  isOverdue,
  isTask,
  itemStatuses,
  type WorkItem,
  type WorkItemStatus,
} from '#machines/work-view/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/work-items.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { ItemMenu } from './item-menu.tsx';
import { useBlockText } from './use-block-text.ts';
import { noDay, toDueOn, useDueDays } from './use-due-days.ts';
import styles from './work-view.module.css';

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

/** The due date of a task, with a menu of the next days. */
export function ItemDue({ item, items, today, lastDay }: ItemDueProps) {
  const text = useText('workView');
  const toText = useBlockText();
  const format = useFormat();
  const days = useDueDays(today, lastDay);
  const dueOn = item.dueOn ?? null;
  if (!isTask(item)) return <span className={styles.none}>–</span>;
  const shown = dueOn === null ? text('due_none') : format.shortDay(dueOn);
  const isLate = isOverdue(item, today);
  const possible = days.filter(({ id }) => getChangeBlock(item, { dueOn: toDueOn(id) }) === null);
  return (
    <ItemMenu
      label={text('dueOn')}
      buttonLabel={text('changeDue', { name: item.title, day: shown })}
      blocked={toText(item.editBlock)}
      options={possible}
      value={dueOn ?? noDay}
      onChange={(id) =>
        items.send({
          type: 'item.change',
          itemId: item.id,
          fields: { dueOn: toDueOn(id) },
        })
      }
    >
      <span className={styles.due} data-late={isLate || undefined}>
        {isLate && <TriangleAlert role="img" aria-label={text('due_overdue')} />}
        {shown}
      </span>
    </ItemMenu>
  );
}
