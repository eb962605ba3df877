import { useSelector } from '@xstate/react';
import { Suspense, useCallback, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { dayCharts } from '#machines/clockwork/day/clockwork-day.children.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useLanguage, useText, useTextLoader } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { whenIdle } from '#ui/hooks/when-idle.ts';
import { DayTotal } from './day-total.tsx';
import { DayNavigation } from './day-navigation.tsx';
import { preloadEdit } from '../entry/edit-row.tsx';
import { preloadMenu } from '../entry/entry-actions.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { EntryAction } from '../entry/entry-action.tsx';
import { EntryTable } from '../entry/entry-table.tsx';
import { StartBar } from '../timer/start-bar.tsx';
import { UnreadDay } from './unread-day.tsx';
import styles from './clockwork-day.module.css';

// Few days need these, so they load on request or right after the day.
const StaleEntries = onDemand(() =>
  import('../stale/stale-entries.container.tsx').then((module) => module.StaleEntries),
);
const EntryFilter = onDemand(() =>
  import('../entry/entry-filter.tsx').then((module) => module.EntryFilter),
);
const ContinuedEntries = onDemand(() =>
  import('./continued-entries.container.tsx').then((module) => module.ContinuedEntries),
);
const AddEntry = onDemand(() => import('../entry/add-entry.tsx').then((module) => module.AddEntry));

const DayDialogs = onDemand(() => import('./day-dialogs.tsx').then((module) => module.DayDialogs));
const UndoChange = onDemand(() =>
  import('../selection/undo-change.container.tsx').then((module) => module.UndoChange),
);

/** Preloads the parts that change times once the page is idle, so that they also work offline. */
function usePreloadedActions() {
  const language = useLanguage();
  const load = useTextLoader();
  return useCallback(() => {
    const preload = () => {
      preloadEdit();
      preloadMenu();
      void DayDialogs.preload();
      void dayCharts.preload();
      for (const area of ['validation', 'spokenTime'] as const) {
        load(language, area).catch(() => undefined);
      }
    };
    return whenIdle(preload, 5000);
  }, [language, load]);
}

const isConfirming = (state: SnapshotFrom<ClockWorkDayActor>) =>
  state.context.adjustment !== null ||
  state.matches({ shown: 'confirmingDelete' }) ||
  state.matches({ shown: 'deleting' });

/** The day failed to load, so the data stored on this device is shown. */
const isUnreadDay = (state: SnapshotFrom<ClockWorkDayActor>) =>
  state.hasTag('ready') && state.context.cause !== null;

export interface ClockWorkDayScreenProps {
  actor: ClockWorkDayActor;
  /** Id of the project that the list is filtered by; `noProject` for entries without one. */
  project?: string | undefined;
  onProject: (project: string | undefined) => void;
  /** Puts the day into the address. */
  onDay: (date: string) => void;
  /** Starts over with a new machine. */
  onRetry: () => void;
  /**
   * The start of the organization's working hours, in minutes after midnight; 9:00 until it has
   * loaded.
   */
  workStart?: number;
  /** Controls next to the heading. */
  tools?: ReactNode;
  /** Shows the changes that are not saved yet. */
  unsent?: ReactNode;
  /** Content next to the entries. */
  aside?: ReactNode;
}

/** The ClockWork page: one day of entries. Source: CLOCK-003. */
export function ClockWorkDayScreen(props: ClockWorkDayScreenProps) {
  const { actor, project, onProject, onDay, onRetry, tools, unsent, aside } = props;
  const { workStart = 540 } = props;
  const text = useText('clockwork');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const hasStale = useSelector(actor, ({ context }) => context.stale.length > 0);
  const hasContinued = useSelector(
    actor,
    (state) => state.hasTag('ready') && state.context.continued.length > 0,
  );
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const isUnread = useSelector(actor, isUnreadDay);
  const fills = useSelector(actor, ({ children }) => children.fillGap);
  const undo = useSelector(actor, ({ children }) => children.undo);
  const hasConfirmed = useHasBeen(useSelector(actor, isConfirming));
  return (
    <div ref={usePreloadedActions()} className={styles.page}>
      <PageTitle>{text('title')}</PageTitle>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{text('clockWork')}</h1>
          {tools}
        </div>
        {!isUnread && <DayTotal actor={actor} />}
        <DayNavigation actor={actor} onDay={onDay} />
      </header>
      {unsent}
      {isUnavailable ? (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={onRetry}
        >
          {text('unavailableText')}
        </Unavailable>
      ) : (
        <>
          {isUnread && <UnreadDay actor={actor} />}
          {hasStale && <StaleEntries actor={actor} />}
          <StartBar actor={actor} />
          <div className={styles.body}>
            <div className={styles.entries}>
              {project !== undefined && (
                <EntryFilter
                  actor={actor}
                  project={project}
                  onShowAll={() => onProject(undefined)}
                />
              )}
              <AddEntry actor={actor} workStart={workStart} />
              {fills && <EntryTable {...{ actor, fills, project, onDay }} />}
              {hasContinued && <ContinuedEntries {...{ actor, project, onDay }} />}
            </div>
            {aside}
          </div>
          <EntryAction day={actor} />
          <Suspense>{hasConfirmed && <DayDialogs actor={actor} />}</Suspense>
          <OnFirstOpen actor={undo}>
            {(offer) => <UndoChange key={offer.sessionId} actor={offer} />}
          </OnFirstOpen>
        </>
      )}
    </div>
  );
}
