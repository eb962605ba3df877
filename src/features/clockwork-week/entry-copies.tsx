import { CalendarPlus, Copy, Play } from 'lucide-react';
import { isRunning, type Entry } from '#machines/clockwork/entry/entries.ts';
import { useText } from '#i18n/text.tsx';
import type { CopyRequest } from '#records/copy-entry/copy-entry.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './entry-copies.module.css';

interface EntryCopiesProps {
  entry: Entry;
  isDisabled: boolean;
  onCopy: (request: CopyRequest) => void;
}

/** Continues an ended entry, or duplicates it. */
export function EntryCopies({ entry, isDisabled, onCopy }: EntryCopiesProps) {
  const text = useText('clockWeek');
  if (isRunning(entry)) return null;
  const common = { size: 'small', variant: 'quiet', isDisabled } as const;
  return (
    <div className={styles.copies}>
      <Button {...common} icon={<Play />} onPress={() => onCopy({ how: 'continue', entry })}>
        {text('continue')}
      </Button>
      <Button {...common} icon={<Copy />} onPress={() => onCopy({ how: 'sameDay', entry })}>
        {text('duplicate')}
      </Button>
      <Button
        {...common}
        icon={<CalendarPlus />}
        onPress={() => onCopy({ how: 'otherDay', entry })}
      >
        {text('duplicateTo')}
      </Button>
    </div>
  );
}
