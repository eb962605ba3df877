import { useSelector } from '@xstate/react';
import { Compass, LayoutDashboard, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { getShown } from '#machines/dashboard/arrangement.ts';
import type { TileArrangementActor } from '#machines/dashboard/tile-arrangement.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import styles from './dashboard.module.css';

const ArrangeTiles = onDemand(() =>
  import('#records/report/arrange-tiles.tsx').then((module) => module.ArrangeTiles),
);

/** The existing tiles in their default order; each name is also a text key. */
export const tileNames = [
  'runningNow',
  'hoursToday',
  'hoursThisWeek',
  'hoursByDay',
  'hoursByWeek',
  'hoursByProject',
  'tasksDue',
  'impededProjects',
  'recentEntries',
  'team',
  'reviewsWaiting',
  'unreadNotifications',
  'assetsInHands',
  'holidaysThisWeek',
  'awayNow',
] as const;

export type ArrangedTile = (typeof tileNames)[number];

const isTile = (name: string): name is ArrangedTile =>
  (tileNames as readonly string[]).includes(name);

export interface DashboardScreenProps {
  personName: string;
  tenantName: string;
  /** The tiles that the person may see, and their arrangement. */
  arrangement: TileArrangementActor;
  /** Renders the visible tiles; all of them are list items. */
  renderTiles: (names: readonly ArrangedTile[]) => ReactNode;
  /** Shows the data that failed to load, and why. */
  missing?: ReactNode;
  /** The first steps of a new organization; null for any other. */
  firstSteps?: ReactNode;
  /** The person's unfinished forms; null if there are none. */
  drafts?: ReactNode;
}

/** A welcome banner, and the numbers that the person may see. Source: SHELL-005. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { personName, tenantName, arrangement, renderTiles, missing, firstSteps, drafts } = props;
  const text = useText('dashboard');
  const isArranging = useSelector(arrangement, (state) => state.matches('arranging'));
  const hasArranged = useHasBeen(isArranging);
  const names = useSelector(arrangement, ({ context }) => context.names);
  const selected = useSelector(arrangement, ({ context }) => context.arrangement);
  const shown = getShown(names, selected).filter(isTile);
  const arrange = names.length > 0 && (
    <Button
      size="small"
      icon={<SlidersHorizontal aria-hidden="true" />}
      onHoverStart={() => void ArrangeTiles.preload()}
      onPress={() => arrangement.send({ type: 'tiles.arrange' })}
    >
      {text('arrange')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageTitle>{text('title')}</PageTitle>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text('dashboard')}</h1>
        {shown.length > 0 && arrange}
      </div>
      <div className={styles.banner}>
        <p className={styles.welcome}>{text('welcome', { name: personName })}</p>
        <p className={styles.where}>{text('where', { tenant: tenantName })}</p>
      </div>
      {missing}
      {firstSteps}
      {shown.length > 0 && (
        <ul className={styles.tiles} aria-label={text('numbers')}>
          {renderTiles(shown)}
        </ul>
      )}
      {shown.length === 0 && arrange && (
        <EmptyState icon={<LayoutDashboard />} title={text('allHidden')} action={arrange}>
          {text('allHiddenText')}
        </EmptyState>
      )}
      {names.length === 0 && !firstSteps && (
        <EmptyState icon={<Compass />} title={text('noTiles')}>
          {text('noTilesText')}
        </EmptyState>
      )}
      {drafts}
      {hasArranged && (
        <ArrangeTiles actor={arrangement} getLabel={(name) => (isTile(name) ? text(name) : name)} />
      )}
    </div>
  );
}
