import { Play } from 'lucide-react';
import type { EntrySearchActor } from '#machines/clockwork/entry/entry-search.machine.ts';
import { isRunning, type Entry } from '#machines/clockwork/entry/entries.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LongListItem } from '#ui/display/rows/long-list.tsx';
import styles from './entry-search.module.css';

export interface EntrySearchProps {
  actor: EntrySearchActor;
  /** The reason why nothing can be continued now; null if it can. */
  continueBlocked: string | null;
  /** Starts an entry with the same description, project and task. */
  onContinue: (entry: Entry) => void;
  /** Goes to a day, yyyy-MM-dd. */
  onDay: (day: string) => void;
}

/** A search result: it links to its day, and can be continued. */
export function FoundEntry(props: Omit<EntrySearchProps, 'actor'> & { entry: Entry }) {
  const { entry, continueBlocked, onContinue, onDay } = props;
  const text = useText('clockAside');
  const { shortDay, time, hours } = useFormat();
  const { timeZone } = useDateSettings();
  const { startTime, endTime, projectDisplayString, taskDisplayString } = entry;
  const day = toIsoDay(startTime, timeZone);
  const name = entry.description || text('noDescription');
  const work = [projectDisplayString, taskDisplayString].filter(Boolean).join(' · ');
  const until = endTime === null ? text('running') : time(endTime);
  const when = `${shortDay(day)} ${time(startTime)} – ${until}`;
  return (
    <LongListItem
      id={entry.id}
      textValue={[name, work, when].filter(Boolean).join(', ')}
      className={styles.item}
      onAction={() => onDay(day)}
    >
      <div className={styles.messageBlock}>
        <bdi>{name}</bdi>
        {work !== '' && <bdi className={styles.hint}>{work}</bdi>}
      </div>
      <div className={styles.when}>
        <span>{when}</span>
        <span className={styles.hint}>{hours(entry.totalTimeInSeconds)}</span>
      </div>
      {!isRunning(entry) && (
        <Button
          size="small"
          variant="quiet"
          icon={<Play />}
          aria-label={text('continueEntry', { name })}
          blockedBecause={continueBlocked}
          onPress={() => onContinue(entry)}
        />
      )}
    </LongListItem>
  );
}
