import { useState, type ReactNode } from 'react';
import { toDay, toDayNumber } from './day-number.ts';
import { Timeline, type TimelineProps } from './timeline.tsx';
import type {
  TimelineDates,
  TimelineGroup,
  TimelineHeads,
  TimelineItem,
  TimelineScale,
  TimelineTexts,
} from './timeline-types.ts';
import story from './timeline.stories.module.css';

const voyageDay = '2026-05-15';

const format = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
const formatDate = format({ day: 'numeric', month: 'short' });

const timelineHeads: TimelineHeads = {
  formatMonth: format({ month: 'long', year: 'numeric' }),
  formatDay: format({ day: 'numeric' }),
  formatWeek: formatDate,
};

const timelineTexts: TimelineTexts = {
  help: 'J and K go from row to row, H and L scroll. With Shift they move the bar, with Alt its end.',
  items: 'Voyage',
  empty: 'No voyages.',
  today: 'Today',
  scale: 'Scale',
  scales: { week: 'Week', month: 'Month', quarter: 'Quarter' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  noDates: 'No dates',
  place: 'Drag onto a day',
  overdue: 'overdue',
  formatDates: ({ start, end }: TimelineDates) => {
    if (start !== null && end !== null) return `${formatDate(start)} – ${formatDate(end)}`;
    if (start !== null) return `From ${formatDate(start)}`;
    return end === null ? 'No dates' : `Until ${formatDate(end)}`;
  },
  moved: (item, dates) => `${item} moved: ${dates}.`,
  blocked: (item, reason) => `${item} can't be moved: ${reason}`,
  cancelled: (item) => `${item} stays where it is.`,
};

const voyageGroups: readonly TimelineGroup[] = [
  { id: 'north', title: 'North', summary: '2 ships' },
  { id: 'south', title: 'South' },
];

const voyage = (id: string, groupId: string, dates: Partial<TimelineItem> = {}): TimelineItem => ({
  id,
  groupId,
  label: `Voyage ${id}`,
  start: null,
  end: null,
  ...dates,
});

const voyages: readonly TimelineItem[] = [
  voyage('1', 'north', { start: '2026-05-12', end: '2026-05-20' }),
  voyage('2', 'north', { start: '2026-05-18' }),
  voyage('3', 'south', { end: '2026-05-13', isOverdue: true }),
  voyage('4', 'south', { start: '2026-05-11', end: '2026-05-14', isCompleted: true }),
  voyage('5', 'south'),
];

/** A voyage that has ended is not changed. */
export const noLateChange = (itemId: string): string | undefined =>
  itemId === '4' ? 'It has ended.' : undefined;

const renderVoyage = ({ label }: TimelineItem): ReactNode => (
  <span className={story.name}>{label}</span>
);

/** Many voyages around the day of the stories. */
export const manyVoyages = Array.from({ length: 500 }, (_, at) => {
  const start = (toDayNumber(voyageDay) ?? 0) - 40 + ((at * 7) % 90);
  return voyage(String(at), at % 2 === 0 ? 'north' : 'south', {
    start: toDay(start),
    end: toDay(start + 2 + (at % 11)),
  });
});

type VoyagesProps = Omit<Partial<TimelineProps<TimelineItem>>, 'children'>;

/** A timeline that applies each change at once. */
export function Voyages({
  items: loaded = voyages,
  scale: firstScale = 'month',
  ...rest
}: VoyagesProps) {
  const [items, setItems] = useState(loaded);
  const [scale, setScale] = useState<TimelineScale>(firstScale);
  return (
    <div className={story.frame}>
      <Timeline
        label="Voyages"
        groups={voyageGroups}
        today={voyageDay}
        weekStart={1}
        texts={timelineTexts}
        heads={timelineHeads}
        onOpen={() => undefined}
        {...rest}
        items={items}
        scale={scale}
        onScale={setScale}
        onReschedule={(change) => {
          rest.onReschedule?.(change);
          setItems((before) =>
            before.map((item) => (item.id === change.id ? { ...item, ...change } : item)),
          );
        }}
      >
        {renderVoyage}
      </Timeline>
    </div>
  );
}
