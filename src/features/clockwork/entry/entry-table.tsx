import { useSelector } from '@xstate/react';
import { Fragment, memo, Suspense, useMemo, useState } from 'react';
import { Clock } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import { useIsPrinted } from '#ui/hooks/use-is-printed.ts';
import { RowBlock } from '#ui/display/rows/row-block.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { FillGapActor } from '#machines/clockwork/day/fill-gap.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { findGaps } from '#machines/clockwork/day/gaps.ts';
import { SelectedIds } from '../day/choice-box.tsx';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import { EntryBox } from './entry-box.tsx';
import { ofProject, type Entry } from '#machines/clockwork/entry/entries.ts';
import { EntryRow } from './entry-row.tsx';
import { useChoice } from '../day/use-choice.ts';
import { useNextGap } from '../day/use-next-gap.ts';
import styles from '../day/clockwork-day.module.css';

// The day loads first; the rows that fill its gaps load right after it.
const GapRow = onDemand(() => import('../day/gap-row.tsx').then((module) => module.GapRow));

interface EntryTableProps {
  actor: ClockWorkDayActor;
  /** Id of the project that the list is filtered by. */
  project: string | undefined;
  fills: FillGapActor;
  /** Goes to a day, yyyy-MM-dd. */
  onDay: (day: string) => void;
}

const SelectedEntries = onDemand(() =>
  import('../selection/selected-entries.container.tsx').then((module) => module.SelectedEntries),
);

/** Number of rows rendered together; a shorter day is rendered as a whole. */
const blockSize = 12;
const longDay = 60;

/**
 * Counted from the oldest entry, so that entries stay in their blocks while newer ones are added.
 */
function splitBlocks(entries: readonly Entry[]): (readonly Entry[])[] {
  if (entries.length <= longDay) return [entries];
  const first = entries.length % blockSize || blockSize;
  const count = 1 + (entries.length - first) / blockSize;
  return Array.from({ length: count }, (_, at) =>
    entries.slice(Math.max(0, first + (at - 1) * blockSize), first + at * blockSize),
  );
}

/** The entries of the day, newest first, with their total. */
export const EntryTable = memo(function EntryTable(props: EntryTableProps) {
  const { actor, fills, project, onDay } = props;
  const text = useText('clockwork');
  const day = useText('clockDay');
  const all = useSelector(actor, (state) => state.context.entries);
  const entries = useMemo(() => ofProject(all, project), [all, project]);
  const [selected, press] = useChoice(entries);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const pressAll = (isSelected: boolean) => press({ id: null, isSelected, isRange: false });
  const isAnySelected = useHasBeen(selected.length > 0);

  // No gaps if the list is filtered by project or the day failed to load, since entries are missing
  // from it.
  const isComplete = useSelector(actor, ({ context }) => context.cause === null);
  const hasGaps = isComplete && project === undefined;
  const gaps = useMemo(() => findGaps(hasGaps ? all : []), [all, hasGaps]);
  const isFilling = useSelector(fills, (state) => state.matches('filling'));
  const grownId = useSelector(fills, ({ context }) => context.grownId);
  // The gap that had the focus is filled, so the extended entry takes the focus. Only once, because
  // opening a menu later also leaves the document without focus for a moment.
  const [givenId, setGivenId] = useState<string | null>(null);
  useDayFocus(() => dayFocusTargets.grown(grownId), {
    isLeaving: isFilling || grownId !== givenId,
    onGiven: () => setGivenId(grownId),
  });
  const blocks = useMemo(() => splitBlocks(entries), [entries]);
  const nextGap = useNextGap(entries, gaps);
  const isPrinted = useIsPrinted();
  const hasStale = useSelector(actor, ({ context }) => context.stale.length > 0);
  const isPast = useSelector(
    actor,
    ({ context }) => context.date < toIsoDay(context.clock.now(), context.timeZone),
  );
  const hasContinued = useSelector(
    actor,
    ({ context }) => ofProject(context.continued, project).length > 0,
  );
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  if (isLoading) return <Loader className={styles.loading} label={text('loading')} />;
  if (entries.length === 0) {
    if (!isComplete || hasContinued) return null;
    return (
      <EmptyState icon={<Clock />} title={text('noEntries')}>
        {text(
          all.length > 0
            ? 'noneOfProject'
            : hasStale
              ? 'fixEntryFirst'
              : isPast
                ? 'noEntriesPastText'
                : 'noEntriesText',
        )}
      </EmptyState>
    );
  }
  const renderRow = (entry: Entry) => {
    const gap = gaps.get(entry.id);
    return (
      <Fragment key={entry.id}>
        <EntryRow {...{ actor, fills, entry, onDay }} onSelect={press} />
        {gap && (
          <GapRow
            {...{ actor, fills, gap }}
            requested={nextGap?.id === entry.id ? nextGap : null}
          />
        )}
      </Fragment>
    );
  };
  return (
    <SelectedIds value={selectedIds}>
      <TableFrame label={text('entries')}>
        <table className={tableClass.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.box}>
                <EntryBox
                  label={day('chooseAll')}
                  isSelected={selected.length === entries.length}
                  isMixed={selected.length > 0 && selected.length < entries.length}
                  onPress={pressAll}
                />
              </th>
              <th scope="col">{text('description')}</th>
              <th scope="col" className={styles.project}>
                {text('project')}
              </th>
              <th scope="col" className={styles.slot}>
                <span className="visually-hidden">{day('workPlace')}</span>
              </th>
              <th scope="col" className={cx(tableClass.number, styles.start)}>
                {text('startTime')}
              </th>
              <th scope="col" className={cx(tableClass.number, styles.end)}>
                {text('endTime')}
              </th>
              <th scope="col" className={tableClass.number}>
                {text('duration')}
              </th>
              <th scope="col" className={tableClass.actions}>
                <span className="visually-hidden">{text('actions')}</span>
              </th>
            </tr>
          </thead>
          {blocks.length === 1 ? (
            <tbody>{entries.map(renderRow)}</tbody>
          ) : (
            blocks.map((block, at) => (
              <RowBlock
                key={block.at(-1)?.id}
                count={block.length}
                estimatedRowSize={44}
                columns={8}
                isFirst={at === 0}
                isDrawn={isPrinted || block.some(({ id }) => id === nextGap?.id)}
              >
                {() => block.map(renderRow)}
              </RowBlock>
            ))
          )}
        </table>
      </TableFrame>
      <Suspense>
        {isAnySelected && (
          <SelectedEntries day={actor} entries={selected} onClear={() => pressAll(false)} />
        )}
      </Suspense>
    </SelectedIds>
  );
});
