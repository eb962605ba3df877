import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { WorkName } from './running-tile.tsx';
import type { RecentEntriesActor } from './use-dashboard.ts';
import styles from './dashboard.module.css';

/** The person's most recent entries, each with a button that starts it again. */
export function RecentEntries({ actor }: { actor: RecentEntriesActor }) {
  const text = useText('dashboard');
  const offered = useSelector(actor, ({ context }) => context.offered);
  const list = useRef<HTMLUListElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const isListed = offered.some(({ id }) => id === pressed);
  // A continued entry leaves the list with its button, because it is running.
  useFocusAfter(isListed && pressed, () => list.current?.querySelector('button'));
  if (offered.length === 0) return <span className={styles.note}>{text('noRecent')}</span>;
  return (
    <ul ref={list} className={styles.rows} aria-label={text('recentEntries')}>
      {offered.map((entry) => (
        <RecentEntry
          key={entry.id}
          actor={actor}
          entry={entry}
          onPress={() => setPressed(entry.id)}
        />
      ))}
    </ul>
  );
}

interface RecentEntryProps {
  actor: RecentEntriesActor;
  entry: Entry;
  onPress: () => void;
}

function RecentEntry({ actor, entry, onPress }: RecentEntryProps) {
  const text = useText('dashboard');
  const selected = useSelector(actor, ({ context }) => context.selected);
  const name = entry.description || text('noDescription');
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <bdi>{name}</bdi>
        <WorkName entry={entry} />
      </span>
      <Button
        size="small"
        icon={<Play aria-hidden="true" />}
        aria-label={text('continueEntry', { name })}
        isPending={selected?.id === entry.id}
        pendingLabel={text('continuing')}
        onPress={() => {
          onPress();
          actor.send({ type: 'entry.continue', entry });
        }}
      >
        {text('continue')}
      </Button>
    </li>
  );
}
