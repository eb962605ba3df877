import { useSelector } from '@xstate/react';
import type { TaskQuickAddActor } from '#machines/projects/tasks/task-quick-add.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../work-view.module.css';

/** How many tasks that were not sent are named. */
const named = 5;

/** What became of the new tasks: added, not added, or not sent before the person left. */
export function QuickAddNotices({ actor }: { actor: TaskQuickAddActor }) {
  const text = useText('projectTasks');
  const workView = useText('workView');
  const records = useText('records');
  const toText = useFailureText();
  const { queue, failure, stored, lastName } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const more = stored.length - named;
  return (
    <div className={styles.notices}>
      <p role="status" className={styles.added} aria-busy={isBusy}>
        {isBusy && text('sendingCount', { count: queue.length })}
        {queue.length === 0 && lastName !== '' && isolate(workView('added', { name: lastName }))}
      </p>
      {stored.length > 0 && (
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
          {stored
            .slice(0, named)
            .map(({ name }) => name)
            .join(', ')}{' '}
          {more > 0 && records('andMore', { count: more })}
        </Banner>
      )}
      {failure !== null && (
        <Banner
          tone="danger"
          title={text('notAdded', { name: queue[0]?.name ?? '' })}
          action={
            <>
              <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
                {records('tryAgain')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onPress={() => actor.send({ type: 'task.discard' })}
              >
                {text('discardTask')}
              </Button>
            </>
          }
        >
          {toText(failure)}
        </Banner>
      )}
    </div>
  );
}
