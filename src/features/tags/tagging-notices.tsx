import { useSelector } from '@xstate/react';
import { RotateCw, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { nameTagged } from '#machines/tags/tagged-projects.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import type { TaggingReport } from '#machines/tags/tagging.setup.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';
import styles from './tags.module.css';

/** The result of the last change, with what can be done about it. */
export function TaggingNotices({ actor }: { actor: TaggingActor }) {
  const text = useText('tags');
  const records = useText('records');
  const frame = useRef<HTMLDivElement>(null);
  const { removed, failure, report } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isAssigning = useSelector(actor, (state) => state.matches('assigning'));
  // The removed chip, Undo and Retry had the focus; from here the next Tab moves to the notice.
  useFocusLoss(removed !== null || report !== null, () =>
    frame.current?.focus({ preventScroll: true }),
  );
  return (
    <div ref={frame} role="status" tabIndex={-1} className={styles.notices}>
      {removed && (
        <Banner
          tone="success"
          action={
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              isPending={isBusy}
              pendingLabel={records('saving')}
              onPress={() => actor.send({ type: 'removal.undo' })}
            >
              {records('undo')}
            </Button>
          }
        >
          {isolate(
            text('removed', { name: removed.tag.tagName, project: nameTagged(removed.project) }),
          )}
        </Banner>
      )}
      <SaveFailure failure={failure} title={text('notChanged')} />
      {report && !isAssigning && <Report actor={actor} report={report} />}
    </div>
  );
}

function Report({ actor, report }: { actor: TaggingActor; report: TaggingReport }) {
  const text = useText('tags');
  const records = useText('records');
  const failureText = useFailureText();
  const isRetrying = useSelector(actor, (state) => state.matches('retrying'));
  const { tag, succeeded, remaining } = report;
  const close = (
    <Button size="small" onPress={() => actor.send({ type: 'report.closed' })}>
      {records('close')}
    </Button>
  );
  const assigned =
    succeeded.length > 0 && isolate(text('assigned', { name: tag.name, count: succeeded.length }));
  if (remaining.length === 0) {
    return (
      <Banner tone="success" action={close}>
        {assigned}
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      title={text('notAssigned', { name: tag.name, count: remaining.length })}
      action={
        <div className={styles.buttons}>
          <Button
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            isPending={isRetrying}
            pendingLabel={records('saving')}
            onPress={() => actor.send({ type: 'report.retry' })}
          >
            {records('tryAgain')}
          </Button>
          {close}
        </div>
      }
    >
      <ul className={styles.names}>
        {remaining.map(({ project, failure }) => (
          <li key={project.projectId}>
            <bdi>{nameTagged(project)}</bdi>:{' '}
            {failure.message === '' ? failureText(failure) : failure.message}
          </li>
        ))}
        {assigned && <li>{assigned}</li>}
      </ul>
    </Banner>
  );
}
