import { PackageMinus, X } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { styles } from './assignee-icon.tsx';

interface SelectionBarProps {
  count: number;
  onTakeBack: () => void;
  onClear: () => void;
}

/** Actions for the selected assets; the bar stays visible while the page scrolls. */
export function SelectionBar({ count, onTakeBack, onClear }: SelectionBarProps) {
  const records = useText('records');
  const text = useText('handover');
  return (
    <div
      role="group"
      data-bottom-bar=""
      aria-label={records('selectedRows')}
      className={styles.bar}
    >
      <span aria-hidden="true">{records('selected', { count })}</span>
      <Button size="small" icon={<PackageMinus aria-hidden="true" />} onPress={onTakeBack}>
        {text('takeBack')}
      </Button>
      <Button size="small" variant="quiet" icon={<X aria-hidden="true" />} onPress={onClear}>
        {records('clearSelection')}
      </Button>
    </div>
  );
}
