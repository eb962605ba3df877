import { useSelector } from '@xstate/react';
import { ListPlus, Pencil, X } from 'lucide-react';
import type { MeetingTicksActor } from '#machines/reviews/meetings/actions/meeting-ticks.machine.ts';
import type { MeetingWorkActor } from '#machines/reviews/meetings/actions/meeting-work.machine.ts';
import type { MeetingActionItem } from '#machines/reviews/meetings/meeting.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import styles from './meetings.module.css';

interface MeetingActionItemsProps {
  actor: MeetingWorkActor;
  /** The day in the person's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** The action items of a meeting, by due date. Source: REVW-026, REVW-032. */
export function MeetingActionItems({ actor, today }: MeetingActionItemsProps) {
  const text = useText('reviewMeetings');
  const { meeting, isDeleted } = useSelector(actor, ({ context }) => context);
  const ticks = useSelector(actor, ({ children }) => children.ticks);
  const items = meeting.reviewMeetingActionItems;
  const blocked =
    (isDeleted && text('lostTitle')) ||
    (meeting.isClosed && text('blockClosed')) ||
    (!meeting.canPerformNotesOperation && text('blockNotParticipant')) ||
    null;
  return (
    <div className={styles.part}>
      {items.length === 0 && <p className={styles.muted}>{text('noActionItems')}</p>}
      {items.length > 0 && ticks && (
        <ul className={styles.items}>
          {items.map((item) => (
            <ActionItem
              key={item.id}
              actor={actor}
              ticks={ticks}
              item={item}
              today={today}
              blocked={blocked}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          size="small"
          icon={<ListPlus aria-hidden="true" />}
          blockedBecause={blocked}
          onPress={() => actor.send({ type: 'action.add' })}
        >
          {text('addAction')}
        </Button>
      </div>
    </div>
  );
}

interface ActionItemProps extends MeetingActionItemsProps {
  ticks: MeetingTicksActor;
  item: MeetingActionItem;
  /** Why items cannot be changed. */
  blocked: string | null;
}

function ActionItem({ actor, ticks, item, today, blocked }: ActionItemProps) {
  const text = useText('reviewMeetings');
  const { id, description, isCompleted, canCompleteAction } = item;
  const pending = useSelector(ticks, ({ context }) => context.ticks);
  const isTicked = pending.findLast((tick) => tick.id === id)?.isCompleted ?? isCompleted;
  return (
    <li>
      <div className={styles.item}>
        <Checkbox
          isSelected={isTicked}
          isReadOnly={!canCompleteAction}
          description={canCompleteAction ? undefined : text('blockNotYours')}
          onChange={(isOn) =>
            ticks.send({ type: 'action.tick', tick: { id, description, isCompleted: isOn } })
          }
        >
          <bdi className={isTicked ? styles.done : undefined}>{description}</bdi>
        </Checkbox>
        <DueDate item={item} isTicked={isTicked} today={today} />
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil aria-hidden="true" />}
        aria-label={text('editNamed', { name: description })}
        blockedBecause={blocked}
        onPress={() => actor.send({ type: 'action.edit', action: item })}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<X aria-hidden="true" />}
        aria-label={text('deleteNamed', { name: description })}
        blockedBecause={blocked}
        onPress={() => actor.send({ type: 'action.delete', action: item })}
      />
    </li>
  );
}

function DueDate({
  item,
  isTicked,
  today,
}: Pick<ActionItemProps, 'item' | 'today'> & { isTicked: boolean }) {
  const text = useText('reviewMeetings');
  const format = useFormat();
  const { dueDate, assignedUserName } = item;
  return (
    <p className={styles.meta}>
      <span>{text('due', { date: format.shortDay(dueDate) })}</span>
      {!isTicked && dueDate < today && <Badge tone="danger">{text('overdue')}</Badge>}
      {assignedUserName === '' ? <span>{text('unassigned')}</span> : <bdi>{assignedUserName}</bdi>}
    </p>
  );
}
