import { useActorRef } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { serverClock } from '#machines/clock.ts';
import { isDefault, defaultArrangement } from '#machines/dashboard/arrangement.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { findKind, toFirstLayout } from '#machines/dashboard/first-layout.ts';
import { tileArrangementMachine } from '#machines/dashboard/tile-arrangement.machine.ts';
import { timesWork } from '#machines/session/entry-rule.ts';
import { holds, type Workspace } from '#machines/session/workspace.ts';
import type { Privilege } from '#openapi/client/index.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { usePage } from '#page/records/use-page.ts';
import { ownerIn } from '#session/storage/owner-storage.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { AssetsSlot } from './assets.widget.tsx';
import { AwaySlot, HolidaysSlot, WeeksSlot } from './calendar/calendar.widgets.tsx';
import { DashboardScreen, tileNames, type ArrangedTile } from './dashboard.screen.tsx';
import { DraftsSlot } from './drafts.widget.tsx';
import { FirstStepsSlot } from './first-steps.widget.tsx';
import { persistedTiles } from './persisted-tiles.ts';
import { MissingBanner } from './missing-banner.tsx';
import { NotificationsSlot } from './notifications.widget.tsx';
import { RecentSlot } from './recent.widget.tsx';
import { ReviewsSlot } from './reviews.widget.tsx';
import { TeamSlot } from './team.widget.tsx';
import { TimeSlot, TimesProvider } from './times.widget.tsx';
import { ImpedimentsSlot, ProjectHoursSlot, TasksSlot } from './work/work.widgets.tsx';
import { DashboardContext } from './use-dashboard.ts';

type Profile = Workspace['profile'];

interface DashboardTile {
  /** Set for the tiles that share the time data. */
  isOfTimes?: true;
  isFor: (profile: Profile, workspace: Workspace) => boolean;
  show: () => ReactNode;
}

/** Whether the tiles about the person's projects and tasks are not empty by rule. */
const projectsWork = (profile: Profile): boolean =>
  profile.employeeId !== null && holds(profile, 'projects.basic');

/** The tiles whose pages exist, each with its access rule. Source: SHELL-D18. */
const tiles: Readonly<Record<ArrangedTile, DashboardTile>> = {
  runningNow: { isOfTimes: true, isFor: timesWork, show: () => <TimeSlot name="runningNow" /> },
  hoursToday: { isOfTimes: true, isFor: timesWork, show: () => <TimeSlot name="hoursToday" /> },
  hoursThisWeek: {
    isOfTimes: true,
    isFor: timesWork,
    show: () => <TimeSlot name="hoursThisWeek" />,
  },
  hoursByDay: { isOfTimes: true, isFor: timesWork, show: () => <TimeSlot name="hoursByDay" /> },
  hoursByWeek: { isFor: timesWork, show: () => <WeeksSlot /> },
  hoursByProject: { isFor: timesWork, show: () => <ProjectHoursSlot /> },
  tasksDue: { isFor: projectsWork, show: () => <TasksSlot /> },
  impededProjects: { isFor: projectsWork, show: () => <ImpedimentsSlot /> },
  recentEntries: { isFor: timesWork, show: () => <RecentSlot /> },
  team: {
    isFor: (profile, { isTeamLead }) => isTeamLead && timesWork(profile),
    show: () => <TeamSlot />,
  },
  reviewsWaiting: {
    isFor: (profile) => profile.employeeId !== null && holds(profile, 'reviews.basic'),
    show: () => <ReviewsSlot />,
  },
  unreadNotifications: {
    isFor: (profile) => holds(profile, 'notification.basic'),
    show: () => <NotificationsSlot />,
  },
  assetsInHands: {
    isFor: (profile) => profile.employeeId !== null,
    show: () => <AssetsSlot />,
  },
  holidaysThisWeek: { isFor: () => true, show: () => <HolidaysSlot /> },
  awayNow: { isFor: () => true, show: () => <AwaySlot /> },
};

/** People with one of these rights can do one of the first steps. */
const beginners: readonly Privilege[] = [
  'organizationSettings.basic',
  'teams.basic',
  'services.basic',
  'vendors.basic',
];

/**
 * The Dashboard of the person in the tenant; it starts over when the time zone changes, because
 * today is then another day.
 */
export default function DashboardPage() {
  return <Page key={usePage().workspace.profile.timeZone} />;
}

function Page() {
  const { workspace } = usePage();
  const { profile, tenant } = workspace;
  const { store } = useTimerOutbox();
  const dashboard = useActorRef(dashboardMachine, {
    input: { clock: serverClock, timeZone: profile.timeZone, store },
  });
  const names = toFirstLayout(
    tileNames.filter((name) => tiles[name].isFor(profile, workspace)),
    findKind(workspace),
  );
  const owner = ownerIn({ subject: profile.id, tenantId: tenant.id });
  const arrangement = useActorRef(tileArrangementMachine, {
    input: { names, arrangement: persistedTiles.of(owner) ?? defaultArrangement },
  });
  useEmitted(arrangement, {
    arranged: ({ arrangement: { order, hidden } }) => {
      const persisted = { order: [...order], hidden: [...hidden] };
      persistedTiles.persist(owner, isDefault(names, persisted) ? null : persisted);
    },
  });
  const canStart = beginners.some((right) => holds(profile, right));
  return (
    <DashboardScreen
      personName={profile.name}
      tenantName={tenant.name}
      arrangement={arrangement}
      renderTiles={(shown) => (
        <DashboardContext value={dashboard}>
          <Tiles names={shown} />
        </DashboardContext>
      )}
      missing={<MissingBanner actor={dashboard} />}
      firstSteps={canStart && <FirstStepsSlot />}
      drafts={<DraftsSlot />}
    />
  );
}

/** Sends no requests for hidden tiles. */
function Tiles({ names }: { names: readonly ArrangedTile[] }) {
  const list = names.map((name) => <Fragment key={name}>{tiles[name].show()}</Fragment>);
  const hasTimes = names.some((name) => tiles[name].isOfTimes);
  return hasTimes ? <TimesProvider>{list}</TimesProvider> : list;
}
