import { useSelector } from '@xstate/react';
import type { ProjectChange } from '#machines/projects/parts/project-history.actors.ts';
import type { ProjectHistoryActor } from '#machines/projects/parts/project-history.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useShown } from '#records/list/use-shown.ts';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from './project-history.module.css';

/** Who changed what of a project and when, the newest change first. Source: PROJ-D94. */
export function ProjectHistory({ actor }: { actor: ProjectHistoryActor }) {
  const text = useText('projectHistory');
  const records = useText('records');
  const why = useCauseText();
  const { changes, total, cause } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const isFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const isShown = useSelector(actor, (state) => state.matches('shown'));
  useShown(actor, 'history.open');
  return (
    <div className={styles.history}>
      {isFailed && (
        <p role="alert">
          {[text('outdated'), why(cause)].join(' ')}{' '}
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        </p>
      )}
      {isShown && changes.length === 0 && <p className={styles.muted}>{text('empty')}</p>}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <HistoryLine key={change.id} change={change} />
        ))}
      </ol>
      {isLoading && <Loader label={records('loading')} />}
      {isShown && changes.length < total && (
        <Button size="small" onPress={() => actor.send({ type: 'more' })}>
          {text('more')}
        </Button>
      )}
    </div>
  );
}

/** One change: who, when, what, and the changed values. */
function HistoryLine({ change }: { change: ProjectChange }) {
  const text = useText('projectHistory');
  const format = useFormat();
  const toValue = useValueText();
  const { changedBy, changedOn, subject, action, name, changes } = change;
  return (
    <li className={styles.change}>
      <p>
        <strong>
          {text('title', { subject: text(`subject_${subject}`), action: text(`did_${action}`) })}
        </strong>{' '}
        <bdi>{isolate(name)}</bdi>
      </p>
      <p className={styles.muted}>
        {isolate(text('by', { name: changedBy, when: format.dateTime(changedOn) }))}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {isolate(
                text('fieldChange', {
                  field: isKnown(field) ? text(`field_${field}`) : field,
                  from: toValue(field, from),
                  to: toValue(field, to),
                }),
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const fields = [
  'code',
  'name',
  'description',
  'ownerId',
  'startOn',
  'dueOn',
  'status',
  'assigneeId',
  'estimateInSeconds',
  'url',
  'impediments',
  'resolution',
] as const;

type FieldName = (typeof fields)[number];

const isKnown = (field: string): field is FieldName =>
  (fields as readonly string[]).includes(field);

const statuses = ['open', 'inProgress', 'blocked', 'done'] as const;

/** The values of properties as people read them. */
function useValueText() {
  const text = useText('projectHistory');
  const tasks = useText('projectTasks');
  const format = useFormat();
  return (field: string, value: string | null): string => {
    // A task without a status is open.
    const status = field === 'status' && statuses.find((each) => each === (value ?? 'open'));
    if (status) return tasks(`status_${status}`);
    if (value === null) return text('none');
    if (field === 'startOn' || field === 'dueOn') return format.shortDay(value);
    return field === 'estimateInSeconds' ? format.digits(Number(value)) : value;
  };
}
