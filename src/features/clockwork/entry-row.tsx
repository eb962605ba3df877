import { useSelector } from '@xstate/react';
import { Clock, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRunning, type Entry } from '#machines/clockwork/entries.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { tableClass } from '#ui/table.tsx';
import { cx } from '#ui/cx.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { useNow } from '#ui/use-now.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { DescriptionField } from './description-field.tsx';
import styles from './clockwork-day.module.css';

interface EntryRowProps {
  actor: ClockWorkDayActor;
  entry: Entry;
}

/** One entry; its actions show on hover and on focus. */
export function EntryRow({ actor, entry }: EntryRowProps) {
  const text = useText('clockwork');
  const { time, hours } = useFormat();
  const isEdited = useSelector(actor, ({ context }) => context.editing?.entry.id === entry.id);
  const name = entry.description || text('noDescription');
  return (
    <tr>
      <th scope="row" className={styles.description}>
        {isEdited ? (
          <DescriptionField actor={actor} />
        ) : (
          <span dir="auto" className={entry.description ? undefined : tableClass.muted}>
            {name}
          </span>
        )}
        {isRunning(entry) && (
          <span className={styles.runningNarrow} aria-hidden="true">
            <Badge tone="success">{text('running')}</Badge>
          </span>
        )}
      </th>
      <td className={styles.project}>
        <span className={tableClass.muted}>{entry.projectDisplayString}</span>
      </td>
      <td className={tableClass.number}>{time(entry.startTime)}</td>
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
          {!isRunning(entry) && <RestartButton actor={actor} entry={entry} />}
          <RowButton
            label={text('editEntry', { name })}
            tooltip={text('edit')}
            icon={<Pencil />}
            onPress={() => actor.send({ type: 'edit.opened', entry })}
          />
          <RowButton
            label={text('adjustEntry', { name })}
            tooltip={text('adjust')}
            icon={<Clock />}
            onPress={() => actor.send({ type: 'adjust.opened', entry, isStale: false })}
          />
          <RowButton
            label={text('deleteEntry', { name })}
            tooltip={text('delete')}
            icon={<Trash2 />}
            onPress={() => actor.send({ type: 'delete.asked', entry })}
          />
        </div>
      </td>
    </tr>
  );
}

function RunningTime({ actor, entry }: EntryRowProps) {
  const { hours } = useFormat();
  const clock = useSelector(actor, (state) => state.context.clock);
  const now = useNow(clock.now, 10_000);
  return hours((now - Date.parse(entry.startTime)) / 1000);
}

function RestartButton({ actor, entry }: EntryRowProps) {
  const text = useText('clockwork');
  const isRestarting = useSelector(
    actor,
    (state) => state.matches({ shown: 'restarting' }) && state.context.chosen?.id === entry.id,
  );
  const name = entry.description || text('noDescription');
  return (
    <RowButton
      label={text('restartEntry', { name })}
      tooltip={text('restart')}
      icon={<Play />}
      isPending={isRestarting}
      onPress={() => actor.send({ type: 'RESTART', entry })}
    />
  );
}

interface RowButtonProps {
  /** Names the row as well, for those who do not see it. */
  label: string;
  tooltip: string;
  icon: ReactNode;
  isPending?: boolean;
  onPress: () => void;
}

function RowButton({ label, tooltip, icon, isPending = false, onPress }: RowButtonProps) {
  return (
    <Tooltip text={tooltip}>
      <Button
        variant="quiet"
        size="small"
        icon={icon}
        aria-label={label}
        isPending={isPending}
        onPress={onPress}
      />
    </Tooltip>
  );
}
