import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { getChangeBlock, type WorkItem } from '#machines/work-view/items/work-item.ts';
import {
  getShownGroups,
  getShownItems,
  type WorkItemsActor,
} from '#machines/work-view/items/work-items.machine.ts';
import { getGrouping } from '#machines/work-view/work-view-search.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { clipText } from '#ui/board/clip-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Timeline } from '#ui/timeline/timeline.tsx';
import type {
  TimelineDates,
  TimelineGroup,
  TimelineHeads,
  TimelineScale,
  TimelineTexts,
} from '#ui/timeline/timeline-types.ts';
import { useGroupName } from './group-name.ts';
import { noGroup, toBarItem, type WorkBar } from './timeline-items.ts';
import { useBlockText } from '../item/use-block-text.ts';
import styles from './timeline.module.css';

interface TimelineLayoutProps {
  items: WorkItemsActor;
  onOpen: (item: WorkItem) => void;
  onMore: () => void;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Work as bars from start to due date; moving a bar changes the dates of its task. */
export function TimelineLayout({ items: actor, onOpen, onMore }: TimelineLayoutProps) {
  const text = useText('workBoard');
  const toName = useGroupName();
  const toBlockText = useBlockText();
  const { weekStart = 'monday' } = useDateSettings();
  const context = useSelector(actor, (state) => state.context);
  const [scale, setScale] = useState<TimelineScale>('month');
  const { search, response } = context;
  const today = response?.today ?? '';
  const grouping = getGrouping(search);
  const shown = useMemo(() => getShownItems(context), [context]);
  const counted = useMemo(() => getShownGroups(context), [context]);
  const bars = useMemo(() => shown.map((item) => toBarItem(item, today)), [shown, today]);
  const groups = useMemo(
    (): TimelineGroup[] =>
      grouping === null
        ? [{ id: noGroup, title: text('allWork') }]
        : counted.map((group) => ({ id: group.id, title: toName(group, grouping) })),
    [counted, grouping, text, toName],
  );
  const total =
    grouping === null
      ? (response?.totalCount ?? 0)
      : counted.reduce((sum, { count }) => sum + count, 0);
  const hidden = total - shown.length;
  const texts = useTimelineTexts();
  const heads = useTimelineHeads();
  const findItem = (itemId: string) => shown.find(({ id }) => id === itemId);
  if (today === '') return null;
  return (
    <div className={styles.layout}>
      <Timeline
        label={text('timeline')}
        groups={groups}
        items={bars}
        today={today}
        scale={scale}
        onScale={setScale}
        weekStart={weekdays.indexOf(weekStart)}
        texts={texts}
        heads={heads}
        onReschedule={({ id: itemId, start: startOn, end: dueOn }) =>
          actor.send({ type: 'item.reschedule', itemId, startOn, dueOn })
        }
        getBlock={(itemId) => {
          const item = findItem(itemId);
          const block = item && getChangeBlock(item, { startOn: item.startOn });
          return toBlockText(block ?? null) ?? undefined;
        }}
        onOpen={(itemId) => {
          const item = findItem(itemId);
          if (item) onOpen(item);
        }}
      >
        {renderHead}
      </Timeline>
      {hidden > 0 && (
        <p className={styles.more}>
          {text('moreItems', { count: hidden })}
          {grouping !== null && (
            <Button size="small" variant="quiet" onPress={onMore}>
              {text('loadMore')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const renderHead = ({ item }: WorkBar) => (
  <>
    <span className={styles.code}>{item.code ?? item.projectCode}</span>
    <bdi className={styles.title}>{clipText(item.title)}</bdi>
    {item.personName && (
      <Avatar size="small" name={item.personName} src={item.personImageUrl ?? undefined} />
    )}
  </>
);

function useTimelineTexts(): TimelineTexts {
  const text = useText('workBoard');
  const format = useFormat();
  return useMemo(
    () => ({
      help: text('timelineHelp'),
      items: text('items'),
      empty: text('empty'),
      today: text('today'),
      scale: text('scale'),
      scales: { week: text('week'), month: text('month'), quarter: text('quarter') },
      zoomIn: text('zoomIn'),
      zoomOut: text('zoomOut'),
      noDates: text('noDates'),
      place: text('place'),
      overdue: text('overdue'),
      formatDates: ({ start, end }: TimelineDates) => {
        if (start !== null && end !== null) return format.days(start, end);
        if (start !== null) return text('from', { day: format.shortDay(start) });
        return end === null ? text('noDates') : text('until', { day: format.shortDay(end) });
      },
      moved: (name, dates) => text('rescheduled', { name, dates }),
      blocked: (name, reason) => text('blockedDates', { name, reason }),
      cancelled: (name) => text('cancelled', { name }),
    }),
    [text, format],
  );
}

function useTimelineHeads(): TimelineHeads {
  const format = useFormat();
  return useMemo(
    () => ({
      formatMonth: (day) => format.monthOfYear(day.slice(0, 7)),
      formatDay: (day) => format.number(Number(day.slice(8)), 0),
      formatWeek: (day) => format.number(Number(day.slice(8)), 0),
    }),
    [format],
  );
}
