import { useSelector } from '@xstate/react';
import { ChartBarBig, ListTodo, Construction } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { ReadTile } from '../large-tiles.tsx';
import { WaitingTile } from '../tile.tsx';
import type { TileGroupActor } from '../use-dashboard.ts';
import type { DueTasksProps } from './due-tasks.container.tsx';
import type { HoursByProjectProps } from './hours-by-project.container.tsx';
import type { ImpedimentsProps } from './impediments.container.tsx';

const Impediments = onDemand<ImpedimentsProps>(() =>
  import('./impediments.container.tsx').then((module) => module.Impediments),
);
const DueTasks = onDemand<DueTasksProps>(() =>
  import('./due-tasks.container.tsx').then((module) => module.DueTasks),
);
const HoursByProject = onDemand<HoursByProjectProps>(() =>
  import('./hours-by-project.container.tsx').then((module) => module.HoursByProject),
);

interface WorkTileProps {
  /** Null until its machine has started. */
  actor: TileGroupActor | null;
}

/** The person's projects with open impediments. */
export function ImpedimentsTile({ actor, isOpen }: WorkTileProps & { isOpen: boolean }) {
  const text = useText('dashboard');
  const tile = { label: text('impededProjects'), icon: Construction, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  const link = {
    to: '/projects',
    search: { 'filter.show': 'impedimented' },
    title: text('openImpeded'),
  } as const;
  return (
    <ReadTile tile={{ ...tile, ...(isOpen && { link }) }} actor={actor}>
      <KnownImpediments actor={actor} isOpen={isOpen} />
    </ReadTile>
  );
}

function KnownImpediments({ actor, isOpen }: { actor: TileGroupActor; isOpen: boolean }) {
  const tile = useSelector(actor, ({ context }) => context.response?.impediments);
  return tile ? <Impediments tile={tile} isOpen={isOpen} /> : null;
}

interface TasksTileProps extends WorkTileProps {
  isOpen: boolean;
  /** Null for people who record no time. */
  timer: WorkTimer | null;
}

/** The person's tasks that are due. */
export function TasksTile({ actor, ...shown }: TasksTileProps) {
  const text = useText('dashboard');
  const tile = { label: text('tasksDue'), icon: ListTodo, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  return (
    <ReadTile tile={tile} actor={actor}>
      <KnownTasks actor={actor} {...shown} />
    </ReadTile>
  );
}

function KnownTasks({ actor, ...shown }: TasksTileProps & { actor: TileGroupActor }) {
  const tile = useSelector(actor, ({ context }) => context.response?.tasks);
  return tile ? <DueTasks tile={tile} {...shown} /> : null;
}

/** The hours of the week by project, for people who record time. */
export function ProjectHoursTile({ actor, subject }: WorkTileProps & { subject: string }) {
  const text = useText('dashboard');
  const tile = { label: text('hoursByProject'), icon: ChartBarBig, isLarge: true };
  if (!actor) return <WaitingTile {...tile} />;
  return (
    <ReadTile tile={tile} actor={actor}>
      <HoursByProject actor={actor} subject={subject} />
    </ReadTile>
  );
}
