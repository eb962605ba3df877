import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameTagged } from '#machines/tags/tagged-projects.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import type { TaggingReport } from '#machines/tags/tagging.setup.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/save-failure.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { isolate } from '#ui/isolate.tsx';
import styles from './tags.module.css';

/** The result of the last change, with what can be done about it. */
export function TaggingNotices({ actor }: { actor: TaggingActor }) {
  const text = useText('tags');
  const records = useText('records');
  const { removed, failure, report } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const close = (
    <Button size="small" onPress={() => actor.send({ type: 'report.closed' })}>
      {records('close')}
    </Button>
  );
  return (
    <div role="status" className={styles.notices}>
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
      {report && !isBusy && <Report report={report} close={close} />}
    </div>
  );
}

function Report({ report, close }: { report: TaggingReport; close: ReactNode }) {
  const text = useText('tags');
  const failureText = useFailureText();
  const { tag, succeeded, remaining } = report;
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
      action={close}
    >
      <ul className={styles.names}>
        {remaining.map(({ project, failure }) => (
          <li key={project.projectId}>
            <bdi>{nameTagged(project)}</bdi>: {failureText(failure)}
          </li>
        ))}
        {assigned && <li>{assigned}</li>}
      </ul>
    </Banner>
  );
}
