import { useSelector } from '@xstate/react';
import { Trash2, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { HiddenSelection } from '#machines/lists/hidden-selection.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../records.module.css';

interface BulkBarProps<Row> {
  actor: ListActor<Row>;
  /** The selected rows that are hidden; an action applies to them too. */
  hidden?: HiddenSelection;
  /** False if the user lacks the right to delete. */
  canDelete?: boolean;
  /** Further actions for the selection: small buttons. */
  children?: ReactNode;
}

/** The actions for the selected records; it stays visible while the list is scrolled. */
export function BulkBar<Row>({ actor, hidden, canDelete = true, children }: BulkBarProps<Row>) {
  const text = useText('records');
  const frame = useRef<HTMLDivElement>(null);
  const count = useSelector(actor, ({ context }) => context.selection.length);
  const summary = useSelectionText(count, hidden);
  // The focused button disappears when it is pressed, so the focus moves to the table.
  const clear = () => {
    const table = frame.current?.parentElement?.querySelector<HTMLElement>('[role="region"]');
    actor.send({ type: 'selection.clear' });
    table?.focus();
  };
  return (
    <div ref={frame} data-bottom-bar={count > 0 || undefined} className={styles.bulk}>
      <p role="status" className="visually-hidden">
        {count > 0 && summary}
      </p>
      {count > 0 && (
        <div role="group" aria-label={text('selectedRows')} className={styles.bulkBar}>
          <span aria-hidden="true">{summary}</span>
          {children}
          {canDelete && (
            <Button
              size="small"
              effect="changing"
              icon={<Trash2 aria-hidden="true" />}
              onPress={() => actor.send({ type: 'DELETE_SELECTED' })}
            >
              {text('delete')}
            </Button>
          )}
          <Button size="small" variant="quiet" icon={<X aria-hidden="true" />} onPress={clear}>
            {text('clearSelection')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** E.g. '4 selected, 2 hidden by filters'. */
function useSelectionText(count: number, hidden?: HiddenSelection): string {
  const text = useText('records');
  if (hidden === undefined || hidden.count === 0) return text('selected', { count });
  const key = hidden.by === 'filters' ? 'hiddenByFilters' : 'hiddenOnPage';
  return text(key, { count, hidden: hidden.count });
}
