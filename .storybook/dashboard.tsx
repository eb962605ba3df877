import { Fragment, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { DashboardScreen, type ArrangedTile } from '#features/dashboard/dashboard.screen.tsx';
import { AssetsTile, NotificationsTile } from '#features/dashboard/number-tiles.tsx';
import { TimeTile, type DashboardActor } from '#features/dashboard/time-tiles.tsx';
import { usual } from '#machines/dashboard/arrangement.ts';
import {
  tileArrangementMachine,
  type TileArrangementActor,
} from '#machines/dashboard/tile-arrangement.machine.ts';

const timeTiles = ['hoursToday', 'hoursThisWeek', 'runningNow'] as const;

interface StoryDashboardProps {
  personName: string;
  tenantName: string;
  times?: DashboardActor;
  notifications?: DashboardActor;
  assets?: DashboardActor;
  /** The usual one, unless the story is about it. */
  arrangement?: TileArrangementActor;
  isOpen?: boolean;
  firstSteps?: ReactNode;
  drafts?: ReactNode;
}

/** The Dashboard of somebody who sees the tiles of which there is a chart. */
export function StoryDashboard(props: StoryDashboardProps) {
  const { times, notifications, assets, isOpen = true, arrangement, ...rest } = props;
  const names = [
    ...(times ? timeTiles : []),
    ...(notifications ? ['unreadNotifications'] : []),
    ...(assets ? ['assetsInHands'] : []),
  ];
  const still = () => createActor(tileArrangementMachine, { input: { names, arrangement: usual } });
  const tile = (name: ArrangedTile) => {
    if (name === 'unreadNotifications')
      return <NotificationsTile isOpen={isOpen} actor={notifications ?? null} />;
    if (name === 'assetsInHands') return <AssetsTile isOpen={isOpen} actor={assets ?? null} />;
    return times && <TimeTile isOpen={isOpen} actor={times} name={name} />;
  };
  return (
    <DashboardScreen
      {...rest}
      arrangement={arrangement ?? still()}
      renderTiles={(shown) => shown.map((name) => <Fragment key={name}>{tile(name)}</Fragment>)}
    />
  );
}
