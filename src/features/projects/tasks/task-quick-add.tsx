import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { TaskQuickAddActor } from '#machines/projects/tasks/task-quick-add.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { pasteLines } from '#records/work/paste-lines.ts';
import { PasteQuestion } from '#records/work/paste-question.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './tasks.module.css';

/** How many tasks that were not sent are named. */
const namedLines = 5;

interface TaskQuickAddProps {
  actor: TaskQuickAddActor;
  /** Why no task can be added; null if one can. */
  blocked: string | null;
  inputRef: RefObject<HTMLInputElement | null>;
  onAddMore: () => void;
}

/** The line in which tasks are added by their names; it stays open for the next one. */
export function TaskQuickAdd({ actor, blocked, inputRef, onAddMore }: TaskQuickAddProps) {
  const text = useText('projectTasks');
  const { name, queue, lastName } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const isSending = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div className={styles.quickAdd}>
      <form
        noValidate
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'task.submit' });
        }}
        onPasteCapture={pasteLines(actor, blocked)}
      >
        <Blocked reason={blocked}>
          {(attributes) => (
            <TextField
              {...attributes}
              label={text('quickAdd')}
              hideLabel
              inputRef={inputRef}
              icon={<Plus aria-hidden="true" />}
              placeholder={text('quickAdd')}
              description={text('quickAddHint')}
              autoComplete="off"
              isReadOnly={blocked !== null}
              value={name}
              onChange={(typed) => actor.send({ type: 'name.typed', name: typed })}
            />
          )}
        </Blocked>
        <Button blockedBecause={blocked} onPress={onAddMore}>
          {text('addMore')}
        </Button>
      </form>
      <p role="status" className={styles.sending} aria-busy={isSending}>
        {isSending && text('sendingCount', { count: queue.length })}
        {queue.length === 0 && lastName !== '' && isolate(text('added', { name: lastName }))}
      </p>
      <Stored actor={actor} />
      {hasFailed && <Failed actor={actor} />}
      <PasteQuestion actor={actor} />
    </div>
  );
}

/** The tasks that were not sent when the person left: they are added or discarded. */
function Stored({ actor }: { actor: TaskQuickAddActor }) {
  const text = useText('projectTasks');
  const records = useText('records');
  const stored = useSelector(actor, ({ context }) => context.stored);
  const more = stored.length - namedLines;
  if (stored.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={text('storedTitle', { count: stored.length })}
      action={
        <>
          <Button size="small" onPress={() => actor.send({ type: 'draft.restore' })}>
            {text('storedAdd')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onPress={() => actor.send({ type: 'draft.discard' })}
          >
            {text('discardTask')}
          </Button>
        </>
      }
    >
      <ul className={styles.lines}>
        {stored.slice(0, namedLines).map(({ name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{records('andMore', { count: more })}</li>}
      </ul>
    </Banner>
  );
}

/** A task that could not be added: its name stays until it is sent or discarded. */
function Failed({ actor }: { actor: TaskQuickAddActor }) {
  const text = useText('projectTasks');
  const records = useText('records');
  const toText = useFailureText();
  const { queue, failure } = useSelector(actor, ({ context }) => context);
  const waiting = queue.length - 1;
  return (
    <Banner
      tone="danger"
      title={text('notAdded', { name: queue[0]?.name ?? '' })}
      action={
        <>
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'task.discard' })}>
            {text('discardTask')}
          </Button>
        </>
      }
    >
      {failure && toText(failure)} {waiting > 0 && text('waitingCount', { count: waiting })}
    </Banner>
  );
}
