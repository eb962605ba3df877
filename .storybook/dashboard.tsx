import { Fragment, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { AwayTile, HolidaysTile, WeeksTile } from '#features/dashboard/calendar/calendar-tiles.tsx';
import { DashboardScreen, type ArrangedTile } from '#features/dashboard/dashboard.screen.tsx';
import { RecentTile, TeamTile } from '#features/dashboard/large-tiles.tsx';
import { MissingBanner } from '#features/dashboard/missing-banner.tsx';
import { AssetsTile, NotificationsTile, ReviewsTile } from '#features/dashboard/number-tiles.tsx';
import type { StopProps } from '#features/dashboard/running-tile.tsx';
import { TimeTile } from '#features/dashboard/time-tiles.tsx';
import {
  ImpedimentsTile,
  ProjectHoursTile,
  TasksTile,
} from '#features/dashboard/work/work-tiles.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import type { RecentEntriesActor, TileGroupActor } from '#features/dashboard/use-dashboard.ts';
import { defaultArrangement } from '#machines/dashboard/arrangement.ts';
import type { DashboardActor } from '#machines/dashboard/dashboard.machine.ts';
import {
  tileArrangementMachine,
  type TileArrangementActor,
} from '#machines/dashboard/tile-arrangement.machine.ts';

const timeTiles = ['runningNow', 'hoursToday', 'hoursThisWeek', 'hoursByDay'] as const;

interface StoryDashboardProps {
  personName: string;
  tenantName: string;
  /** Shows what could not be loaded. */
  page?: DashboardActor;
  times?: TileGroupActor;
  recent?: RecentEntriesActor;
  team?: TileGroupActor;
  notifications?: TileGroupActor;
  reviews?: TileGroupActor;
  assets?: TileGroupActor;
  impediments?: TileGroupActor;
  tasks?: TileGroupActor;
  projectHours?: TileGroupActor;
  holidays?: TileGroupActor;
  absences?: TileGroupActor;
  weeks?: TileGroupActor;
  timer?: WorkTimer | null;
  /** The default arrangement, unless the story is about it. */
  arrangement?: TileArrangementActor;
  isOpen?: boolean;
  stop?: StopProps;
  firstSteps?: ReactNode;
  drafts?: ReactNode;
}

const noStop: StopProps = { onStop: null, isStopping: false };

/** The Dashboard of someone who sees all tiles that have a chart. */
export function StoryDashboard(props: StoryDashboardProps) {
  const {
    page,
    times,
    recent,
    team,
    notifications,
    reviews,
    assets,
    isOpen = true,
    ...others
  } = props;
  const {
    impediments,
    tasks,
    projectHours,
    holidays,
    absences,
    weeks,
    timer = null,
    ...more
  } = others;
  const { stop = noStop, arrangement, ...rest } = more;
  const names = [
    ...(times ? timeTiles : []),
    ...(weeks ? ['hoursByWeek'] : []),
    ...(projectHours ? ['hoursByProject'] : []),
    ...(tasks ? ['tasksDue'] : []),
    ...(impediments ? ['impededProjects'] : []),
    ...(recent ? ['recentEntries'] : []),
    ...(team ? ['team'] : []),
    ...(reviews ? ['reviewsWaiting'] : []),
    ...(notifications ? ['unreadNotifications'] : []),
    ...(assets ? ['assetsInHands'] : []),
    ...(holidays ? ['holidaysThisWeek'] : []),
    ...(absences ? ['awayNow'] : []),
  ];
  const createStaticArrangement = () =>
    createActor(tileArrangementMachine, { input: { names, arrangement: defaultArrangement } });
  const tile = (name: ArrangedTile) => {
    if (name === 'unreadNotifications')
      return <NotificationsTile isOpen={isOpen} actor={notifications ?? null} />;
    if (name === 'reviewsWaiting') return <ReviewsTile isOpen={isOpen} actor={reviews ?? null} />;
    if (name === 'assetsInHands') return <AssetsTile isOpen={isOpen} actor={assets ?? null} />;
    if (name === 'holidaysThisWeek')
      return holidays && <HolidaysTile actor={holidays} isOpen={isOpen} />;
    if (name === 'awayNow') return absences && <AwayTile actor={absences} isOpen={isOpen} />;
    if (name === 'hoursByWeek')
      return weeks && <WeeksTile actor={weeks} isOpen={isOpen} subject="ava" />;
    if (name === 'hoursByProject')
      return projectHours && <ProjectHoursTile actor={projectHours} subject="ava" />;
    if (name === 'tasksDue')
      return tasks && <TasksTile actor={tasks} isOpen={isOpen} timer={timer} />;
    if (name === 'impededProjects')
      return impediments && <ImpedimentsTile actor={impediments} isOpen={isOpen} />;
    if (name === 'recentEntries') return recent && <RecentTile actor={recent} />;
    if (name === 'team') return team && <TeamTile actor={team} isOpen={isOpen} />;
    return (
      times && <TimeTile isOpen={isOpen} actor={times} name={name} stop={stop} subject="ava" />
    );
  };
  return (
    <DashboardScreen
      {...rest}
      arrangement={arrangement ?? createStaticArrangement()}
      missing={page && <MissingBanner actor={page} />}
      renderTiles={(shown) => shown.map((name) => <Fragment key={name}>{tile(name)}</Fragment>)}
    />
  );
}
