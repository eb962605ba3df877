import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components';
import { keyOfWork, listOffers, type Offer, type Work } from '#machines/work/work.ts';
import type { WorkPickerActor } from '#machines/work/work-picker.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import { NewTaskOption, OptionGroup, RetryOption, WorkOption } from './work-option.tsx';
import styles from './work-finder.module.css';

interface WorkOptionsProps {
  actor: WorkPickerActor;
  /** The current selection. */
  value: Work | null;
}

/** Recent work, matches, the option to add a task, and a retry. */
export function WorkOptions({ actor, value }: WorkOptionsProps) {
  const text = useText('work');
  const { text: typed, ...read } = useSelector(actor, ({ context }) => context);
  const { recent, others } = listOffers(typed, read.recent, read.found);
  const { message, missed } = useSearchStatus(actor);
  const isLoadingMore = useSelector(actor, (state) => state.matches({ choosing: 'loadingMore' }));
  const retry = <RetryOption onRetry={() => actor.send({ type: 'retry' })} />;
  const option = (work: Work) => (
    <WorkOption
      key={keyOfWork(work)}
      work={work}
      isSelected={keyOfWork(value) === keyOfWork(work)}
      onSelect={() => actor.send({ type: 'work.select', work })}
    />
  );
  const other = (offer: Offer) => {
    if (offer.kind === 'work') return option(offer.work);
    const { project } = offer;
    return (
      <NewTaskOption
        key={`new ${project.projectId}`}
        project={project}
        onRequest={() => actor.send({ type: 'task.add', project })}
      />
    );
  };
  return (
    <>
      <p role="status" className={cx(styles.messageBlock, missed === null && 'visually-hidden')}>
        {message}
      </p>
      <ListBox
        aria-label={text('all')}
        className={styles.list ?? ''}
        renderEmptyState={() => <p>{message}</p>}
      >
        {missed === 'all' && retry}
        {recent.length > 0 && (
          <OptionGroup id="recent" label={text('recent')}>
            {recent.map(option)}
          </OptionGroup>
        )}
        {others.length > 0 && (
          <OptionGroup id="others" label={text('all')}>
            {others.map(other)}
          </OptionGroup>
        )}
        {missed === 'more' && retry}
        <ListBoxLoadMoreItem
          isLoading={isLoadingMore}
          onLoadMore={() => actor.send({ type: 'end.reached' })}
          className={styles.more ?? ''}
        >
          <Spinner label={text('searching')} />
        </ListBoxLoadMoreItem>
      </ListBox>
    </>
  );
}

/** The search status, announced by screen readers; also visible if loading failed. */
function useSearchStatus(actor: WorkPickerActor) {
  const text = useText('work');
  const why = useCauseText();
  const { text: typed, total, cause } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const missed = useSelector(actor, missedIn);
  const message = () => {
    if (missed)
      return [text(missed === 'all' ? 'notSearched' : 'moreNotRead'), why(cause)].join(' ');
    if (isBusy) return text('searching');
    if (total > 0) return '';
    return typed.trim() === '' ? text('noWork') : text('nothingFits', { text: typed.trim() });
  };
  return { message: message(), missed };
}

/** Which load failed: all, or the next page. */
function missedIn(state: SnapshotFrom<WorkPickerActor>): 'all' | 'more' | null {
  if (state.matches({ choosing: 'failed' })) return 'all';
  return state.matches({ choosing: 'moreFailed' }) ? 'more' : null;
}
