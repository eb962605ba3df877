import { Link } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { DraftArea } from '#page/drafts/draft-form.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './dashboard.module.css';

/** An unfinished form. */
export interface DraftItem {
  /** A unique key. */
  form: string;
  area: DraftArea;
  kind: 'new' | 'changed';
  /** The current name of the record; may be empty. */
  name: string;
  /** When it was last stored, in ms since 1970. */
  at: number;
  /** The address of the form with its draft. */
  link: { to: string; search?: Readonly<Record<string, string | number>> };
}

export interface DraftListProps {
  drafts: readonly DraftItem[];
  onDiscard: (draft: DraftItem) => void;
  onUndo: (draft: DraftItem) => void;
}

/** Forms that the person has started on this device and not finished. */
export function DraftList({ drafts, onDiscard, onUndo }: DraftListProps) {
  const text = useText('dashboard');
  const heading = useId();
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  if (drafts.length === 0) return null;
  const discard = (draft: DraftItem) => {
    onDiscard(draft);
    setDiscarded([...discarded, draft.form]);
  };
  const undo = (draft: DraftItem) => {
    onUndo(draft);
    setDiscarded(discarded.filter((form) => form !== draft.form));
  };
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{text('drafts')}</h2>
        <span className={styles.note}>{text('draftsText')}</span>
      </div>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.form} className={styles.draft}>
            <FilePen aria-hidden="true" className={styles.icon} />
            {discarded.includes(draft.form) ? (
              <Discarded draft={draft} onUndo={() => undo(draft)} />
            ) : (
              <Draft draft={draft} onDiscard={() => discard(draft)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form's subject, and the typed name. */
function useTitle({ area, kind, name }: DraftItem): string {
  const text = useText('dashboard');
  const label = useText(area)('draft', { kind });
  return name === '' ? label : text('draftLabel', { kind: label, name });
}

function Draft({ draft, onDiscard }: { draft: DraftItem; onDiscard: () => void }) {
  const text = useText('dashboard');
  const { dateTime } = useFormat();
  const title = useTitle(draft);
  return (
    <>
      <span className={styles.draftText}>
        <Link {...draft.link}>{title}</Link>
        <span className={styles.note}>
          {text('savedAt', { when: dateTime(new Date(draft.at).toISOString()) })}
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={text('discardDraft', { what: title })}
        onPress={onDiscard}
      >
        {text('discard')}
      </Button>
    </>
  );
}

function Discarded({ draft, onUndo }: { draft: DraftItem; onUndo: () => void }) {
  const text = useText('dashboard');
  const title = useTitle(draft);
  return (
    <>
      <span className={styles.draftText} role="status">
        {text('draftDiscarded', { what: title })}
      </span>
      {/* Takes the focus, so that keyboard users continue here after discarding. */}
      <Button
        autoFocus
        size="small"
        aria-label={text('undoDiscard', { what: title })}
        onPress={onUndo}
      >
        {text('undo')}
      </Button>
    </>
  );
}
