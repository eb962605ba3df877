import { CalendarPlus, Copy, Play } from 'lucide-react';
import type { CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import { isRunning, type Entry } from '#machines/clockwork/entry/entries.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './entry-copies.module.css';

interface EntryCopiesProps {
  entry: Entry;
  isDisabled: boolean;
  onCopy: (how: CopyHow) => void;
}

/** Continues an ended entry, or duplicates it. */
export function EntryCopies({ entry, isDisabled, onCopy }: EntryCopiesProps) {
  const text = useText('clockWeek');
  if (isRunning(entry)) return null;
  const common = { size: 'small', variant: 'quiet', isDisabled } as const;
  return (
    <div className={styles.copies}>
      <Button {...common} icon={<Play />} onPress={() => onCopy('continue')}>
        {text('continue')}
      </Button>
      <Button {...common} icon={<Copy />} onPress={() => onCopy('sameDay')}>
        {text('duplicate')}
      </Button>
      <Button {...common} icon={<CalendarPlus />} onPress={() => onCopy('otherDay')}>
        {text('duplicateTo')}
      </Button>
    </div>
  );
}
