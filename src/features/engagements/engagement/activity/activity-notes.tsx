import { useSelector } from '@xstate/react';
import { NotebookPen, Pencil, Trash2 } from 'lucide-react';
import type { ActivityNoteFormActor } from '#machines/engagements/engagement/activity/activity-note.machine.ts';
import type { ActivityNote } from '#machines/engagements/engagement/engagement.ts';
import { isBlank } from '#machines/texts.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { FormText } from '#records/form/fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import type { ActivityTabProps } from './activity-tabs.tsx';
import styles from '../engagement.module.css';
import { InlineForm } from '../inline-form.tsx';

/** The note of an activity. Source: ENGAG-025, ENGAG-062, ENGAG-063, ENGAG-081. */
export function ActivityNotes({ actor, blocked }: ActivityTabProps) {
  const text = useText('engagement');
  const { notes: note, isDone } = useSelector(actor, ({ context }) => context.activity);
  const form = useSelector(actor, ({ children }) => children.note);
  if (form && blocked === null) return <NoteForm actor={form} stored={note} />;
  return (
    <div className={note === null ? styles.empty : styles.note}>
      {note === null ? (
        <p className={styles.muted}>{text('noNotes')}</p>
      ) : (
        <>
          <p className={styles.plain}>
            <bdi>{note.notes}</bdi>
          </p>
          <Changed part={note} />
        </>
      )}
      {!isDone && (
        <div className={styles.row} data-write>
          {/* The same button, so that it has the focus still when the first note is saved. */}
          <Button
            size="small"
            icon={
              note === null ? <NotebookPen aria-hidden="true" /> : <Pencil aria-hidden="true" />
            }
            blockedBecause={blocked}
            onPress={() => actor.send({ type: 'note.write' })}
          >
            {text(note === null ? 'addNotes' : 'editNote')}
          </Button>
          {note !== null && (
            <Button
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={text('removeNote')}
              blockedBecause={blocked}
              onPress={() =>
                actor.send({
                  type: 'part.remove',
                  removed: { kind: 'note', id: note.id, name: note.notes },
                })
              }
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Who has written a part, and when. */
function Changed({ part: { changedBy, changedOn } }: { part: ActivityNote }) {
  const text = useText('engagement');
  const format = useFormat();
  if (changedBy === null || changedOn === null) return null;
  return (
    <p className={styles.muted}>
      {isolate(text('completedBy', { name: changedBy, when: format.dateTime(changedOn) }))}
    </p>
  );
}

interface NoteFormProps {
  actor: ActivityNoteFormActor;
  /** The stored note: someone else may have written one in the meantime. */
  stored: ActivityNote | null;
}

/** Writes the note; it is not saved while it is empty. */
export function NoteForm({ actor, stored }: NoteFormProps) {
  const text = useText('engagement');
  const notes = useSelector(actor, ({ context }) => context.form.notes);
  const part = useSelector(actor, ({ context }) => context.part);
  const isStale = useSelector(actor, (state) => state.hasTag('stale'));
  const isTheirs = stored !== null && (part === null || (isStale && stored.notes !== part.notes));
  return (
    <InlineForm
      actor={actor}
      label={text('note')}
      getLabel={() => text('note')}
      saveBlockedBecause={isBlank(notes) ? text('noteEmpty') : null}
    >
      {isTheirs && (
        <div className={styles.note}>
          <p className={styles.muted}>{text(part === null ? 'otherNote' : 'theirNote')}</p>
          <p className={styles.plain}>
            <bdi>{stored.notes}</bdi>
          </p>
          <div>
            <CopyText label={text('copyTheirNote')} getText={() => stored.notes} />
          </div>
        </div>
      )}
      <FormText actor={actor} field="notes" label={text('note')} multiline autoFocus />
    </InlineForm>
  );
}
