import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import { cellAt, type WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './week-sheet.module.css';

/** The entries of a cell; each can be opened, and continued once it has ended. */
export function CellList({ actor }: { actor: WeekSheetActor }) {
  const text = useText('clockWeek');
  const { weekdayDate, time, hours } = useFormat();
  const listed = useSelector(actor, ({ context }) => context.listed);
  const isOpen = useSelector(actor, (state) => state.matches({ shown: 'listing' }));
  const { context } = actor.getSnapshot();
  const day = context.axis.days[listed?.day ?? 0]?.day ?? context.date;
  const entries = listed ? cellAt(context, listed).entries : [];
  return (
    <Dialog
      size="small"
      isDismissable
      isOpen={isOpen}
      title={text('entriesOn', { day: weekdayDate(day) })}
      closeLabel={text('close')}
      onClose={() => actor.send({ type: 'list.closed' })}
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span>
              <bdi>{entry.description || text('noDescription')}</bdi>
              <small className={styles.task}>
                {`${time(entry.startTime)} – ${entry.endTime === null ? text('now') : time(entry.endTime)} · ${hours(entry.totalTimeInSeconds)}`}
              </small>
            </span>
            {entry.endTime !== null && (
              <Button
                size="small"
                variant="quiet"
                icon={<Play />}
                aria-label={text('continueLabel', {
                  name: entry.description || text('noDescription'),
                })}
                onPress={() => {
                  actor.send({ type: 'entry.copy', how: 'continue', entry });
                  actor.send({ type: 'list.closed' });
                }}
              />
            )}
            <Button
              size="small"
              aria-label={text('editLabel', { name: entry.description || text('noDescription') })}
              onPress={() => actor.send({ type: 'entry.opened', of: entry })}
            >
              {text('edit')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
