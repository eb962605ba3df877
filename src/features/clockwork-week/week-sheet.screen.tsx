import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { CellList } from './cell-list.tsx';
import { SheetRows } from './sheet-rows.tsx';
import { SheetTable } from './sheet-table.tsx';
import { WeekChildren } from './week-children.tsx';
import { WeekHead } from './week-head.tsx';
import styles from './week-view.module.css';

const ClearCell = onDemand(() => import('./clear-cell.tsx').then((module) => module.ClearCell));

export interface WeekSheetScreenProps {
  actor: WeekSheetActor;
  /** Puts a day of the week into the address. */
  onDay: (day: string) => void;
  /** Links to the other views. */
  views?: ReactNode;
}

/**
 * A week as a sheet with rows of work and columns of days. Source: CLOCK-D85
 * (ClockWork).
 */
export function WeekSheetScreen({ actor, onDay, views }: WeekSheetScreenProps) {
  const text = useText('clockWeek');
  const why = useCauseText();
  const context = useSelector(actor, (state) => state.context);
  const isRead = useSelector(actor, (state) => state.hasTag('ready'));
  const { edit, copy, undo, clear } = useSelector(actor, ({ children }) => children);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <div className={styles.page}>
      <PageTitle>{text('sheetTitle')}</PageTitle>
      <WeekHead week={{ ...context, isRead }} onDay={onDay} views={views} />
      {isUnavailable ? (
        <Unavailable
          title={text('unavailable')}
          reason={why(context.cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      ) : (
        <>
          <SheetTable actor={actor} />
          <SheetRows actor={actor} />
          <OnFirstOpen actor={clear}>
            {(cell) => <ClearCell key={cell.sessionId} actor={cell} />}
          </OnFirstOpen>
          <CellList actor={actor} />
          <WeekChildren
            {...{ edit, copy, undo }}
            onCopy={(entry, how) => actor.send({ type: 'entry.copy', entry, how })}
          />
        </>
      )}
    </div>
  );
}
