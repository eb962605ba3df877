import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { EngagementHistoryActor } from '#machines/engagements/engagement/parts/engagement-history.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from '../engagement.module.css';
import { HistoryEntry } from './history-entry.tsx';

/** Who changed what and when, the newest change first. */
export function HistoryPanel({ actor }: { actor: EngagementHistoryActor }) {
  const text = useText('engagement');
  const records = useText('records');
  const why = useCauseText();
  const { changes, total, cause } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const isFailed = useSelector(actor, (state) => state.hasTag('failed'));
  return (
    <aside aria-label={text('history')} className={styles.history}>
      <div className={styles.historyHead}>
        <h2>{text('history')}</h2>
        <Button
          variant="quiet"
          size="small"
          icon={<X aria-hidden="true" />}
          aria-label={text('closeHistory')}
          onPress={() => actor.send({ type: 'close' })}
        />
      </div>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <HistoryEntry key={change.id} change={change} />
        ))}
      </ol>
      {isLoading && <Loader label={records('loading')} />}
      {isFailed && (
        <p role="alert" className={styles.inlineError}>
          {[records('unavailable'), why(cause)].join(' ')}{' '}
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        </p>
      )}
      {!isLoading && !isFailed && changes.length < total && (
        <Button size="small" onPress={() => actor.send({ type: 'more' })}>
          {text('moreHistory')}
        </Button>
      )}
    </aside>
  );
}
