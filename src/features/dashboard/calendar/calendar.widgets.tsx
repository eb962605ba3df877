import { useIdle } from '#page/timer/use-idle.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { TabReturn } from '../tab-return.tsx';
import { useTileGroup, type TileGroupActor } from '../use-dashboard.ts';
import { AwayTile, HolidaysTile, WeeksTile } from './calendar-tiles.tsx';

/** The holidays of this week. Waits until the page is idle. */
export function HolidaysSlot() {
  return useIdle() ? <IdleHolidays /> : <HolidaysTile actor={null} isOpen={false} />;
}

function IdleHolidays() {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTileGroup('holidays');
  return (
    <>
      {actor && <TabReturn actor={actor} />}
      <HolidaysTile actor={actor} isOpen={isOpen} />
    </>
  );
}

/** Who is away. Waits until the page is idle. */
export function AwaySlot() {
  return useIdle() ? <IdleAway /> : <AwayTile actor={null} isOpen={false} />;
}

function IdleAway() {
  const { employeeId, IsUserHasOrganizationSettings: hasSettings } = usePage().workspace.profile;
  const actor = useTileGroup('absences');
  return (
    <>
      {actor && <TabReturn actor={actor} />}
      <AwayTile actor={actor} isOpen={hasSettings && employeeId !== null} />
    </>
  );
}

/** The hours of the last weeks. Waits until the page is idle. */
export function WeeksSlot() {
  const { id } = usePage().workspace.profile;
  return useIdle() ? <IdleWeeks /> : <WeeksTile actor={null} isOpen={false} subject={id} />;
}

function IdleWeeks() {
  const { id, IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTileGroup('weeks');
  return (
    <>
      {actor && <FollowingTimes actor={actor} />}
      <WeeksTile actor={actor} isOpen={isOpen} subject={id} />
    </>
  );
}

/** Updates from any tab that changes the times. */
function FollowingTimes({ actor }: { actor: TileGroupActor }) {
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'area.changed' }));
  return null;
}
