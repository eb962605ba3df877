import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loader } from '#ui/spinner.tsx';
import { TableFrame, tableClass } from '#ui/table.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import type { EntryWish } from './entry-deed.tsx';
import { ofProject } from './entry-filter.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './clockwork-day.module.css';

interface EntryTableProps {
  actor: ClockWorkDayActor;
  /** The project that the list is narrowed to. */
  project: string | undefined;
  onWish: (wish: EntryWish) => void;
}

/** The entries of the day, newest first, with their sum. */
export function EntryTable({ actor, project, onWish }: EntryTableProps) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { hours } = useFormat();
  const all = useSelector(actor, (state) => state.context.entries);
  const entries = ofProject(all, project);
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  if (isLoading) return <Loader className={styles.loading} label={text('loading')} />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Clock />} title={text('noEntries')}>
        {text(all.length === 0 ? 'noEntriesText' : 'noneOfProject')}
      </EmptyState>
    );
  }
  const total = entries.reduce((sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds, 0);
  return (
    <TableFrame label={text('entries')}>
      <table className={tableClass.table}>
        <thead>
          <tr>
            <th scope="col">{text('description')}</th>
            <th scope="col" className={styles.project}>
              {text('project')}
            </th>
            <th scope="col" className={styles.place}>
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
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} actor={actor} entry={entry} onWish={onWish} />
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{text('total')}</th>
            <td className={styles.project} aria-hidden="true" />
            <td className={styles.place} aria-hidden="true" />
            <td className={styles.start} aria-hidden="true" />
            <td className={styles.end} aria-hidden="true" />
            <td className={tableClass.number}>{hours(total)}</td>
            <td aria-hidden="true" />
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}
