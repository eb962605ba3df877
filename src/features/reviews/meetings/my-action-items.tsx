import { useSelector } from '@xstate/react';
import type { MeetingTicksActor } from '#machines/reviews/meetings/actions/meeting-ticks.machine.ts';
import type { MyMeetingActionItem } from '#machines/reviews/meetings/meeting.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import styles from './meetings.module.css';

interface MyActionItemsProps {
  ticks: MeetingTicksActor;
  items: readonly MyMeetingActionItem[];
  total: number;
  overdue: number;
  shown: 'open' | 'all';
  onFilter: (shown: 'open' | 'all') => void;
  onOpen: (reviewId: string) => void;
}

/** The action items assigned to the person, by due date. Source: REVW-032. */
export function MyActionItems(props: MyActionItemsProps) {
  const { ticks, items, total, overdue, shown, onFilter, onOpen } = props;
  const text = useText('reviewMeetings');
  const title = text('myActionItems');
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {overdue > 0 && <Badge tone="danger">{text('overdueCount', { count: overdue })}</Badge>}
        {total > items.length && (
          <span className={styles.muted}>{text('shownCount', { shown: items.length, total })}</span>
        )}
        <SegmentedControl
          label={text('showItems')}
          options={[
            { id: 'open', label: text('open') },
            { id: 'all', label: text('all') },
          ]}
          value={shown}
          onChange={onFilter}
        />
      </div>
      {items.length === 0 ? (
        <p className={styles.muted}>{text(shown === 'open' ? 'noOpenItems' : 'noItemsOfMine')}</p>
      ) : (
        <ul className={styles.rows}>
          {items.map((item) => (
            <MyActionItem key={item.id} item={item} ticks={ticks} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MyActionItem({
  item,
  ticks,
  onOpen,
}: Pick<MyActionItemsProps, 'ticks' | 'onOpen'> & { item: MyMeetingActionItem }) {
  const text = useText('reviewMeetings');
  const format = useFormat();
  const { id, description, isCompleted, canCompleteAction, employeeName: employee } = item;
  const pending = useSelector(ticks, ({ context }) => context.ticks);
  const isTicked = pending.findLast((tick) => tick.id === id)?.isCompleted ?? isCompleted;
  const name = item.reviewMeetingName;
  return (
    <li>
      <div className={styles.rowMain}>
        <Checkbox
          isSelected={isTicked}
          isReadOnly={!canCompleteAction}
          description={canCompleteAction ? undefined : text('blockArchived')}
          onChange={(isOn) =>
            ticks.send({ type: 'action.tick', tick: { id, description, isCompleted: isOn } })
          }
        >
          <bdi className={isTicked ? styles.done : undefined}>{description}</bdi>
        </Checkbox>
        <p className={styles.meta}>
          <span>{text('due', { date: format.shortDay(item.dueDate) })}</span>
          {item.isOverdue && !isTicked && <Badge tone="danger">{text('overdue')}</Badge>}
          <RecordLink address={reviewAddresses.execute(item)}>
            {isolate(text('reviewName', { name: employee }))}
          </RecordLink>
        </p>
      </div>
      <div className={styles.rowActions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={text('openNamed', { name, employee })}
          onPress={() => onOpen(item.reviewId)}
        >
          {name}
        </Button>
      </div>
    </li>
  );
}
