import { useSelector } from '@xstate/react';
import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import type { Lacking } from '#machines/reviews/cycles/cycle-editor.actors.ts';
import type { EditorStep } from '#machines/reviews/cycles/cycle-editor.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from '../review-cycles.module.css';

interface EditorCheckProps {
  actor: CycleEditorActor;
}

/** The last step of a new cycle: its summary, and who lacks what the workflow needs. */
export function EditorCheck({ actor }: EditorCheckProps) {
  const text = useText('reviewCycles');
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className={styles.check}>
      <SaveFailure failure={failure} title={text('notCreated')} />
      <Summary actor={actor} />
      <Checks actor={actor} />
    </div>
  );
}

function Summary({ actor }: EditorCheckProps) {
  const text = useText('reviewCycles');
  const format = useFormat();
  const { form, choices } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('saving'));
  const team = choices?.teams.find(({ id }) => id === form.teamId)?.value ?? text('everyone');
  const workflow = choices?.workflows.find(({ id }) => id === form.workflowId)?.value ?? '';
  const { startDate, endDate } = form;
  const rows: readonly (readonly [EditorStep, string, string])[] = [
    ['who', text('team'), team],
    ['who', text('employeeIds'), text('people', { count: form.employeeIds.length })],
    ['workflow', text('workflow'), workflow],
    ['dates', text('cycleName'), form.cycleName],
    ['dates', text('period'), `${form.period}, ${form.year}`],
    ['dates', text('days'), startDate && endDate ? format.days(startDate, endDate) : ''],
  ];
  return (
    <dl className={styles.summary}>
      {rows.map(([step, label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          <dd>
            <Button
              size="small"
              variant="quiet"
              isDisabled={isBusy}
              aria-label={text('changeStep', { step: label })}
              onPress={() => actor.send({ type: 'step.open', step })}
            >
              {text('change')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Checks({ actor }: EditorCheckProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const lacking = useSelector(actor, ({ context }) => context.lacking);
  const hasFailed = useSelector(actor, (state) => state.matches({ filling: { check: 'failed' } }));
  if (hasFailed) {
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        }
      >
        {text('checkFailed')}
      </Banner>
    );
  }
  if (lacking === null) return <Loader label={text('checking')} />;
  if (lacking.total === 0) return <Banner tone="success">{text('nobodyLacks')}</Banner>;
  return <LackingPeople lacking={lacking} />;
}

function LackingPeople({ lacking: { people, total, counts } }: { lacking: Lacking }) {
  const text = useText('reviewCycles');
  const { number } = useFormat();
  return (
    <>
      <Banner tone="warning" title={text('lackTitle', { count: total })}>
        {text('lackText')}
        <ul>
          {counts.map(({ check, count }) => (
            <li key={check}>
              <strong>
                {text(`check_${check}`)} ({number(count)})
              </strong>{' '}
              {text(`checkText_${check}`)}
            </li>
          ))}
        </ul>
      </Banner>
      <ul className={styles.lacking}>
        {people.map(({ employeeId, employeeName, checks = [] }) => (
          <li key={employeeId}>
            <bdi>{employeeName}</bdi>
            {checks
              .filter((check) => counts.some((each) => each.check === check))
              .map((check) => (
                <Badge key={check} tone="warning">
                  {text(`check_${check}`)}
                </Badge>
              ))}
          </li>
        ))}
        {total > people.length && (
          <li className={styles.muted}>{text('lackMore', { count: total - people.length })}</li>
        )}
      </ul>
    </>
  );
}
