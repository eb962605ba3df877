import { useSelector } from '@xstate/react';
import { CalendarHeart, ChartNoAxesCombined, TreePalm } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { ReadTile } from '../large-tiles.tsx';
import { WaitingTile } from '../tile.tsx';
import type { TileGroupActor } from '../use-dashboard.ts';
import type { AwayProps } from './away.container.tsx';
import type { HolidaysProps } from './holidays.container.tsx';
import type { HoursByWeekProps } from './hours-by-week.container.tsx';

const Holidays = onDemand<HolidaysProps>(() =>
  import('./holidays.container.tsx').then((module) => module.Holidays),
);
const Away = onDemand<AwayProps>(() =>
  import('./away.container.tsx').then((module) => module.Away),
);
const HoursByWeek = onDemand<HoursByWeekProps>(() =>
  import('./hours-by-week.container.tsx').then((module) => module.HoursByWeek),
);

interface CalendarTileProps {
  /** Null until its machine has started. */
  actor: TileGroupActor | null;
  /** Whether its page can be opened; no page can without organization settings. */
  isOpen: boolean;
}

/** The holidays of today and of this week, for everyone. */
export function HolidaysTile({ actor, isOpen }: CalendarTileProps) {
  const text = useText('dashboard');
  const tile = {
    label: text('holidaysThisWeek'),
    icon: CalendarHeart,
    isLarge: true,
    isShort: true,
  };
  if (!actor) return <WaitingTile {...tile} />;
  const link = { to: '/holiday', title: text('openHolidays') } as const;
  return (
    <ReadTile tile={{ ...tile, ...(isOpen && { link }) }} actor={actor}>
      <KnownHolidays actor={actor} />
    </ReadTile>
  );
}

function KnownHolidays({ actor }: { actor: TileGroupActor }) {
  const tile = useSelector(actor, ({ context }) => context.response?.holidays);
  return tile ? <Holidays tile={tile} /> : null;
}

/** Who is away today and in the next days, for everyone. */
export function AwayTile({ actor, isOpen }: CalendarTileProps) {
  const text = useText('dashboard');
  const tile = { label: text('awayNow'), icon: TreePalm, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  const link = { to: '/absences', title: text('openAbsences') } as const;
  return (
    <ReadTile tile={{ ...tile, ...(isOpen && { link }) }} actor={actor}>
      <KnownAway actor={actor} />
    </ReadTile>
  );
}

function KnownAway({ actor }: { actor: TileGroupActor }) {
  const tile = useSelector(actor, ({ context }) => context.response?.absences);
  return tile ? <Away tile={tile} /> : null;
}

interface WeeksTileProps extends CalendarTileProps {
  /** Id of the person whose chart view setting applies. */
  subject: string;
}

/** The hours of the last weeks against their working hours, for people who record time. */
export function WeeksTile({ actor, isOpen, subject }: WeeksTileProps) {
  const text = useText('dashboard');
  const tile = { label: text('hoursByWeek'), icon: ChartNoAxesCombined, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  const link = { to: '/ClockWork/week', title: text('openWeek') } as const;
  return (
    <ReadTile tile={{ ...tile, ...(isOpen && { link }) }} actor={actor}>
      <KnownWeeks actor={actor} subject={subject} />
    </ReadTile>
  );
}

function KnownWeeks({ actor, subject }: { actor: TileGroupActor; subject: string }) {
  const tile = useSelector(actor, ({ context }) => context.response?.weeks);
  return tile ? <HoursByWeek weeks={tile.weeks} subject={subject} /> : null;
}
