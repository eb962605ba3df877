import { useSelector } from '@xstate/react';
import {
  Boxes,
  CirclePlay,
  CircleStop,
  Hourglass,
  List,
  RotateCw,
  SquareChartGantt,
  Store,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cause } from '#machines/cause.ts';
import { recordKinds, type RecordKind, type RecordSource } from '#machines/shell/found-records.ts';
import type { RecordGroupActor } from '#machines/shell/record-group.machine.ts';
import type { RecordSearchActor } from '#machines/shell/record-search.machine.ts';
import type { Key } from '#i18n/catalogs.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { keyOfWork, type Work } from '#machines/work/work.ts';
import type { Address } from '#records/form/address.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import type { Command, CommandGroup } from './palette-search.ts';
import { getListAddress, getRecordAddress } from './record-sources.ts';

const labels: Record<RecordKind, Key<'shell'>> = {
  assets: 'groupAssets',
  people: 'groupPeople',
  teams: 'groupTeams',
  projects: 'groupFoundProjects',
  work: 'groupTasks',
  vendors: 'groupVendors',
};

const icons: Record<RecordKind, ReactNode> = {
  assets: <Boxes />,
  people: <UserRound />,
  teams: <Users />,
  projects: <SquareChartGantt />,
  work: <CirclePlay />,
  vendors: <Store />,
};

/** The page to open for a record that has no page of its own. */
const opened: Readonly<Partial<Record<RecordSource, Key<'shell'>>>> = {
  assignees: 'menu_assetAssignments',
  reportedPeople: 'menu_timereport',
  analyzedProjects: 'menu_projectAnalytics',
  bookableProjects: 'menu_clockwork',
};

/** One kind of record in the palette. */
export interface RecordGroupView {
  group: CommandGroup;
  state: 'idle' | 'busy' | 'found' | 'failed';
  /** How many records match, shown or not. */
  total: number;
  cause: Cause | null;
}

/** The actions of found records. */
export interface RecordActions {
  onOpen: (address: Address) => void;
  /** Starts and stops on found work. */
  timer: WorkTimer;
}

/** The found records as commands; null without a search. */
export function useRecordGroup(
  kind: RecordKind,
  actor: RecordGroupActor | undefined,
  { onOpen, timer }: RecordActions,
): RecordGroupView | null {
  const text = useText('shell');
  const snapshot = useSelector(actor, (state) => state);
  if (!snapshot) return null;
  const { source, found, cause, text: typed } = snapshot.context;
  const page = opened[source];
  const commands: Command[] = found.records.map(({ id, title, hint, work }) => ({
    id: `${kind}.${id}`,
    title,
    hint: [hint, page && text(page)].filter(Boolean).join(' · '),
    icon: icons[kind],
    act: () => {
      const address = getRecordAddress(source, id);
      if (address) onOpen(address);
    },
    ...(work && timeOn(work, title)),
  }));
  function timeOn(work: Work, title: string): Partial<Command> {
    const key = keyOfWork(work);
    if (timer.startingKey === key) {
      return { title: text('projectStarting', { name: title }), isDisabled: true };
    }
    if (timer.runningKey !== key) return { act: () => timer.onStart(work) };
    const { onStop } = timer;
    return {
      title: text('stopNamed', { name: title }),
      icon: <CircleStop />,
      isDisabled: onStop === null,
      act: () => onStop?.(),
    };
  }
  const list = getListAddress(source, typed);
  if (list && found.total > found.records.length) {
    commands.push({
      id: `${kind}.all`,
      title: text('allFound', { count: found.total, kind: text(labels[kind]) }),
      icon: <List />,
      act: () => onOpen(list),
    });
  }
  const isFailed = snapshot.matches('failed');
  return {
    // Prefixed, because two sections with the same id as a command group cause a cycle in the list.
    group: { id: `records.${kind}`, label: text(labels[kind]), commands: isFailed ? [] : commands },
    state: viewState(snapshot.hasTag('busy'), isFailed, snapshot.matches('idle')),
    total: found.total,
    cause,
  };
}

const viewState = (isBusy: boolean, isFailed: boolean, isIdle: boolean) => {
  if (isBusy) return 'busy';
  if (isFailed) return 'failed';
  return isIdle ? 'idle' : 'found';
};

/** The results of a record search in the palette. */
export interface PaletteRecords {
  groups: CommandGroup[];
  /** The result of the search for screen readers; empty if there is no search. */
  status: string;
  onTyped: (text: string) => void;
}

/**
 * The kinds of records in order, followed by a line for a pending search and one line for all kinds
 * that failed, because an outage needs only one message.
 */
export function useRecordStatus(
  views: readonly RecordGroupView[],
  onRetry: () => void,
): Omit<PaletteRecords, 'onTyped'> {
  const text = useText('shell');
  const why = useCauseText();
  const groups = views.map(({ group }) => group).filter(({ commands }) => commands.length > 0);
  const failed = views.filter(({ state }) => state === 'failed');
  const commands: Command[] = [];
  const isBusy = views.some(({ state }) => state === 'busy');
  if (isBusy) {
    const title = text('recordsSearching');
    commands.push({
      id: 'records.busy',
      title,
      icon: <Hourglass />,
      isDisabled: true,
      act: () => undefined,
    });
  }
  if (failed.length > 0) {
    const causes = [...new Set(failed.map(({ cause }) => why(cause)))].filter(Boolean);
    const kinds = failed.map(({ group }) => group.label).join(', ');
    commands.push({
      id: 'records.retry',
      title: text('recordsFailed', { kinds }),
      hint: causes.join(' '),
      icon: <RotateCw />,
      staysOpen: true,
      act: onRetry,
    });
  }
  const isIdle = views.every(({ state }) => state === 'idle');
  const count = views.reduce((sum, { state, total }) => sum + (state === 'found' ? total : 0), 0);
  const status = isBusy ? text('recordsSearching') : text('recordsFound', { count });
  return {
    groups:
      commands.length > 0
        ? [...groups, { id: 'records', label: text('groupRecords'), commands }]
        : groups,
    status: isIdle ? '' : status,
  };
}

/** All palette data of the record search. */
export function usePaletteRecords(
  actor: RecordSearchActor,
  actions: RecordActions,
): PaletteRecords {
  const { assets, people, teams, projects, work, vendors } = useSelector(
    actor,
    (state) => state.children,
  );
  const views: Record<RecordKind, RecordGroupView | null> = {
    assets: useRecordGroup('assets', assets, actions),
    people: useRecordGroup('people', people, actions),
    teams: useRecordGroup('teams', teams, actions),
    projects: useRecordGroup('projects', projects, actions),
    work: useRecordGroup('work', work, actions),
    vendors: useRecordGroup('vendors', vendors, actions),
  };
  const shown = recordKinds.map((kind) => views[kind]).filter((view) => view !== null);
  return {
    ...useRecordStatus(shown, () => actor.send({ type: 'retry' })),
    onTyped: (text) => actor.send({ type: 'text.typed', text }),
  };
}
