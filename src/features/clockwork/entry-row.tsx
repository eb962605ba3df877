import { useSelector } from '@xstate/react';
import { Building2 } from 'lucide-react';
import { memo } from 'react';
import { isRunning, type Entry } from '#machines/clockwork/entries.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';
import { tableClass } from '#ui/table.tsx';
import { cx } from '#ui/cx.ts';
import { useNow } from '#ui/use-now.ts';
import { DescriptionField } from './description-field.tsx';
import { EntryActions, type EntryActionsProps } from './entry-actions.tsx';
import styles from './clockwork-day.module.css';

/** One entry; drawn again only when it is another. Its actions show on hover and on focus. */
export const EntryRow = memo(function EntryRow(props: EntryActionsProps) {
  const { actor, entry } = props;
  const text = useText('clockwork');
  const { time, hours } = useFormat();
  const isEdited = useSelector(actor, ({ context }) => context.editing?.entry.id === entry.id);
  return (
    <tr>
      <th scope="row" className={styles.description}>
        {isEdited ? (
          <DescriptionField actor={actor} />
        ) : (
          <span dir="auto" className={entry.description ? undefined : tableClass.muted}>
            {entry.description || text('noDescription')}
          </span>
        )}
        <Beneath entry={entry} />
      </th>
      <td className={styles.project}>
        <Work entry={entry} />
      </td>
      <td className={styles.place}>
        <WorkPlace entry={entry} />
      </td>
      <td className={cx(tableClass.number, styles.start)}>{time(entry.startTime)}</td>
      <td className={cx(tableClass.number, styles.end)}>
        {entry.endTime === null ? (
          <Badge tone="success">{text('running')}</Badge>
        ) : (
          time(entry.endTime)
        )}
      </td>
      <td className={tableClass.number}>
        {isRunning(entry) ? (
          <RunningTime actor={actor} entry={entry} />
        ) : (
          hours(entry.totalTimeInSeconds)
        )}
      </td>
      <td className={tableClass.actions}>
        <div className={cx(tableClass.rowActions, styles.rowActions)}>
          <EntryActions {...props} />
        </div>
      </td>
    </tr>
  );
});

/** Where there is no room for columns, the rest of the entry stands below its description. */
function Beneath({ entry }: { entry: Entry }) {
  const text = useText('clockwork');
  const { time } = useFormat();
  return (
    <div className={styles.beneath}>
      <span className={styles.times}>
        <bdi>
          {entry.endTime === null
            ? time(entry.startTime)
            : `${time(entry.startTime)} – ${time(entry.endTime)}`}
        </bdi>
        {entry.endTime === null && <Badge tone="success">{text('running')}</Badge>}
        <WorkPlace entry={entry} />
      </span>
      <Work entry={entry} />
    </div>
  );
}

/** What the entry is booked on. */
function Work({ entry: { projectDisplayString, taskDisplayString } }: { entry: Entry }) {
  return (
    <span className={styles.work} dir="auto">
      {projectDisplayString}
      {taskDisplayString !== '' && <span className={styles.task}>{taskDisplayString}</span>}
    </span>
  );
}

/** Told where the work was done from the office. */
function WorkPlace({ entry }: { entry: Entry }) {
  const text = useText('clockDay');
  if (!entry.entryAtWork) return null;
  return (
    <span className={styles.office} title={text('atOffice')}>
      <Building2 aria-hidden="true" />
      <span className="visually-hidden">{text('atOffice')}</span>
    </span>
  );
}

function RunningTime({ actor, entry }: { actor: ClockWorkDayActor; entry: Entry }) {
  const { hours } = useFormat();
  const clock = useSelector(actor, (state) => state.context.clock);
  const now = useNow(clock.now, 10_000);
  return hours((now - Date.parse(entry.startTime)) / 1000);
}
