import { useSelector } from '@xstate/react';
import { CloudOff, RotateCw } from 'lucide-react';
import type { MeetingNotesActor } from '#machines/reviews/meetings/meeting-notes.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './meetings.module.css';

/** The notes of a meeting, saved as typed; those who cannot write them read them. */
export function MeetingNotes({ actor }: { actor: MeetingNotesActor }) {
  const text = useText('reviewMeetings');
  const errorText = useErrorText();
  const { text: notes, error, isEditable } = useSelector(actor, ({ context }) => context);
  const isDenied = useSelector(actor, (state) => state.matches('denied'));
  const label = text('notes');
  if (!isEditable && !isDenied) {
    return notes === '' ? (
      <p className={styles.muted}>{text('noNotes')}</p>
    ) : (
      <p className={styles.plain} dir="auto">
        {notes}
      </p>
    );
  }
  return (
    <div className={styles.notes}>
      <TextField
        multiline
        label={label}
        hideLabel
        dir="auto"
        value={notes}
        isReadOnly={isDenied}
        error={errorText(error ?? undefined, label)}
        description={text('notesHint')}
        onChange={(typed) => actor.send({ type: 'text.change', text: typed })}
        onBlur={() => actor.send({ type: 'text.flush' })}
      />
      <NotesStatus actor={actor} />
      {isDenied && <Denied actor={actor} />}
      <Conflict actor={actor} />
    </div>
  );
}

/** Whether the notes are on the server. */
function NotesStatus({ actor }: { actor: MeetingNotesActor }) {
  const text = useText('reviewMeetings');
  const format = useFormat();
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  const isSaved = useSelector(actor, (state) => state.matches('saved'));
  const isWaiting = useSelector(actor, (state) => state.matches('waiting'));
  const isSaving = useSelector(
    actor,
    (state) => state.matches('saving') || state.matches('comparing'),
  );
  return (
    <div className={styles.status}>
      <span role="status">
        {isSaving && text('saving')}
        {isSaved &&
          savedAt !== null &&
          text('savedAt', { time: format.time(new Date(savedAt).toISOString()) })}
        {isWaiting && (
          <>
            <CloudOff aria-hidden="true" /> <strong>{text('savedOnDevice')}</strong>{' '}
            {text('savedOnDeviceText')}
          </>
        )}
      </span>
      {isWaiting && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          onPress={() => actor.send({ type: 'retry' })}
        >
          {text('tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** The meeting was closed or deleted while something was typed. */
function Denied({ actor }: { actor: MeetingNotesActor }) {
  const text = useText('reviewMeetings');
  const denial = useSelector(actor, ({ context }) => context.denial);
  return (
    <Banner
      tone="danger"
      title={text('notesLocked')}
      action={
        <div className={styles.actions}>
          <CopyText label={text('copyTyped')} getText={() => actor.getSnapshot().context.text} />
          <Button size="small" onPress={() => actor.send({ type: 'dismiss' })}>
            {text('discard')}
          </Button>
        </div>
      }
    >
      {denial} {text('notesLockedText')}
    </Banner>
  );
}

/** Both versions, if someone else has saved first. */
function Conflict({ actor }: { actor: MeetingNotesActor }) {
  const text = useText('reviewMeetings');
  const isConflict = useSelector(actor, (state) => state.matches('conflict'));
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  if (!isConflict || !theirs) return null;
  return (
    <Banner
      tone="warning"
      title={text('conflictTitle')}
      action={
        <div className={styles.actions}>
          <Button size="small" onPress={() => actor.send({ type: 'conflict.keepMine' })}>
            {text('keepMine')}
          </Button>
          <Button size="small" onPress={() => actor.send({ type: 'conflict.useTheirs' })}>
            {text('useTheirs')}
          </Button>
        </div>
      }
    >
      <p>{text('conflictText')}</p>
      <p className={styles.muted}>{text('theirs')}</p>
      <p className={styles.plain} dir="auto">
        {theirs.text === '' ? text('noNotes') : theirs.text}
      </p>
    </Banner>
  );
}
