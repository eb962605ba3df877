import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import type { ActivityWriteEvent } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ActivityTabId, ActivityTabProps } from './activity/activity-tabs.tsx';
import styles from './engagement.module.css';

interface UnsavedDraftsProps extends ActivityTabProps {
  onOpen: (tab: ActivityTabId) => void;
}

const tabs = { 'note.write': 'notes', 'doc.write': 'docs', 'action.write': 'actions' } as const;

const labels = { notes: 'notes', docs: 'docs', actions: 'actionItems' } as const;

/** Marks an activity with unsaved input from before, and opens its form, which offers it. */
export function UnsavedDrafts({ actor, blocked, onOpen }: UnsavedDraftsProps) {
  const text = useText('engagement');
  const { drafts, activity } = useSelector(actor, ({ context }) => context);
  const { note, doc, action } = useSelector(actor, ({ children }) => children);
  const open = { 'note.write': note, 'doc.write': doc, 'action.write': action };
  // The opened form itself shows its draft.
  const closed = drafts.filter(({ type }) => open[type] === undefined);
  if (closed.length === 0) return null;
  const openDraft = (draft: ActivityWriteEvent) => {
    onOpen(tabs[draft.type]);
    actor.send(draft);
  };
  return (
    <div className={styles.row}>
      {closed.map((draft) => (
        <Button
          key={JSON.stringify(draft)}
          size="small"
          icon={<Pencil aria-hidden="true" />}
          blockedBecause={blocked ?? (activity.isDone ? text('closedActivity') : null)}
          onPress={() => openDraft(draft)}
        >
          {text('unsavedDraft', { part: text(labels[tabs[draft.type]]) })}
        </Button>
      ))}
    </div>
  );
}
