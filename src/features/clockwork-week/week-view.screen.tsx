import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { CopyEntries, useCopyRequests } from '#records/copy-entry/copy-entry.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DragStatus } from './drag-status.tsx';
import { UndoOffer } from './undo-offer.tsx';
import { useUndoOffer } from './use-undo-offer.ts';
import { WeekCalendar } from './week-calendar.tsx';
import type { ShownWeek } from './shown-week.ts';
import { WeekHead } from './week-head.tsx';
import { WeekNotices } from './week-notices.tsx';
import styles from './week-view.module.css';

const EntryDialog = onDemand(() =>
  import('./entry-dialog.container.tsx').then((module) => module.EntryDialog),
);

export interface WeekViewScreenProps {
  actor: WeekViewActor;
  /** Puts a day of the week into the address. */
  onDay: (day: string) => void;
  /** Links to the other views. */
  views?: ReactNode;
}

/** A week of entries on a time axis. Source: CLOCK-D23. */
export function WeekViewScreen({ actor, onDay, views }: WeekViewScreenProps) {
  const text = useText('clockWeek');
  const why = useCauseText();
  const week = useShownWeek(actor);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const opened = useSelector(actor, ({ context }) => context.opened);
  const { requested, copy } = useCopyRequests();
  const { offer, offerUndo } = useUndoOffer();
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <div className={styles.page}>
      <PageTitle>{text('weekTitle')}</PageTitle>
      <WeekHead week={week} onDay={onDay} views={views} />
      {isUnavailable ? (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      ) : (
        <>
          <WeekCalendar actor={actor} onCopy={copy} />
          <div data-bottom-bar="" className={styles.notices}>
            <WeekNotices actor={actor} />
          </div>
          <CopyEntries
            requested={requested}
            clock={week.clock}
            store={actor.getSnapshot().context.store}
            onChanged={(changed) => actor.send(changed)}
            onUndoable={offerUndo}
          />
          {offer && (
            <UndoOffer
              key={offer.count}
              undo={offer.undo}
              onChanged={(changed) => actor.send(changed)}
            />
          )}
          <DragStatus actor={actor} />
          {opened && (
            <EntryDialog
              clock={week.clock}
              store={actor.getSnapshot().context.store}
              of={opened}
              onChanged={(changed) => actor.send(changed)}
              onClose={() => actor.send({ type: 'entry.closed' })}
              onOutdated={() => actor.send({ type: 'tab.returned' })}
              onCopy={copy}
              onDelete={(entry) => actor.send({ type: 'delete.request', entry })}
            />
          )}
          <DeleteQuestion actor={actor} />
        </>
      )}
    </div>
  );
}

/** Does not select the drag state, which changes with every pointer move. */
function useShownWeek(actor: WeekViewActor): ShownWeek {
  const { clock, timeZone } = actor.getSnapshot().context;
  const from = useSelector(actor, ({ context }) => context.from);
  const date = useSelector(actor, ({ context }) => context.date);
  const days = useSelector(actor, ({ context }) => context.days);
  const entries = useSelector(actor, ({ context }) => context.entries);
  const isRead = useSelector(actor, (state) => state.hasTag('ready'));
  return { clock, timeZone, from, date, days, entries, isRead };
}
