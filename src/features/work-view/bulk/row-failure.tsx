import { CloudOff, TriangleAlert } from 'lucide-react';
import type { FailedChange } from '#machines/work-view/items/item-change.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import { useItemFocus } from '../item/item-focus.ts';
import styles from '../work-view.module.css';

export interface RowFailureProps {
  failed: FailedChange;
  items: WorkItemsActor;
}

/** The mark of a row with a change that is not stored, and the button that sends it again. */
export function RowFailure({ failed, items }: RowFailureProps) {
  const { kind, change } = failed;
  const text = useText('workView');
  const { id: itemId, title: name } = change.item;
  const labels = {
    offline: 'notSavedYet',
    rejected: 'rowRejected',
    conflict: 'rowConflict',
  } as const;
  const Icon = kind === 'offline' ? CloudOff : TriangleAlert;
  return (
    <span
      role="presentation"
      className={styles.notSaved}
      data-kind={kind}
      {...useItemFocus(failed, itemId)}
    >
      <Icon aria-hidden="true" />
      {text(labels[kind])}
      <Button
        size="small"
        aria-label={withoutMarks(text('retryRow', { name }))}
        onPress={() => items.send({ type: 'change.retry', itemId })}
      >
        {text('sendAgain')}
      </Button>
    </span>
  );
}
