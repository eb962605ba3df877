import { holds } from '#machines/session/workspace.ts';
import { timesWork } from '#machines/session/entry-rule.ts';
import { useRunning } from '#page/timer/timers.tsx';
import { useIdle } from '#page/timer/use-idle.ts';
import { usePage } from '#page/records/use-page.ts';
import { useProjectChanges } from '#page/records/use-project-changes.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useWorkTimer } from '#page/timer/use-work-timer.ts';
import { useTileGroup, type TileGroupActor } from '../use-dashboard.ts';
import { ImpedimentsTile, ProjectHoursTile, TasksTile } from './work-tiles.tsx';

/** The person's projects with open impediments. Waits until the page is idle. */
export function ImpedimentsSlot() {
  return useIdle() ? <IdleImpediments /> : <ImpedimentsTile actor={null} isOpen={false} />;
}

function IdleImpediments() {
  const actor = useTileGroup('impediments');
  const isOpen = useIsOpen();
  return (
    <>
      {actor && <FollowingProjects actor={actor} />}
      <ImpedimentsTile actor={actor} isOpen={isOpen} />
    </>
  );
}

/** The person's due tasks, with the timer. Waits until the page is idle. */
export function TasksSlot() {
  return useIdle() ? <IdleTasks /> : <TasksTile actor={null} isOpen={false} timer={null} />;
}

function IdleTasks() {
  const actor = useTileGroup('tasks');
  const isOpen = useIsOpen();
  const timer = useWorkTimer();
  const { profile } = usePage().workspace;
  return (
    <>
      {actor && <FollowingProjects actor={actor} />}
      <TasksTile actor={actor} isOpen={isOpen} timer={timesWork(profile) ? timer : null} />
    </>
  );
}

/** Projects cannot be opened without organization settings. */
function useIsOpen(): boolean {
  const { profile } = usePage().workspace;
  return profile.IsUserHasOrganizationSettings && holds(profile, 'projects.basic');
}

/** Changes of projects by anyone update the tile. */
function FollowingProjects({ actor }: { actor: TileGroupActor }) {
  useTabReturn(actor);
  useProjectChanges(() => actor.send({ type: 'project.changed' }));
  return null;
}

/** The hours of the week by project. Waits until the page is idle. */
export function ProjectHoursSlot() {
  const { id } = usePage().workspace.profile;
  return useIdle() ? <IdleHours subject={id} /> : <ProjectHoursTile actor={null} subject={id} />;
}

function IdleHours({ subject }: { subject: string }) {
  const actor = useTileGroup('projectHours');
  return (
    <>
      {actor && <FollowingTimes actor={actor} />}
      <ProjectHoursTile actor={actor} subject={subject} />
    </>
  );
}

/** Updates from the timer of the top bar, and from any tab that changes the times. */
function FollowingTimes({ actor }: { actor: TileGroupActor }) {
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'area.changed' }));
  const running = useRunning();
  useSendOnChange(actor, running === undefined ? null : { type: 'runningEntry.received', running });
  return null;
}
