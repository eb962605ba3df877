import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { longestSearch } from '#machines/clockwork/entry/entry-search.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LongList } from '#ui/display/rows/long-list.tsx';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FoundEntry } from './found-entry.tsx';
import styles from './entry-search.module.css';
import type { EntrySearchProps } from './found-entry.tsx';

/** The most recent entries, or the search results from all days. Source: CLOCK-014. */
export function EntrySearch({ actor, ...actions }: EntrySearchProps) {
  const text = useText('clockAside');
  const { text: typed, entries, total } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isMore = useSelector(actor, (state) => state.matches('loadingMore'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const getMessage = () => {
    if (isBusy) return text('searching');
    if (typed.trim() === '') return text('mostRecent');
    return text('foundEntries', { count: total });
  };
  return (
    <div className={styles.search}>
      <TextField
        autoFocus
        hideLabel
        label={text('searchFor')}
        placeholder={text('searchFor')}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        maxLength={longestSearch}
        value={typed}
        onChange={(next) => actor.send({ type: 'text.typed', text: next })}
      />
      <Failure actor={actor} />
      {!hasFailed && (
        <>
          <p role="status" className={styles.message}>
            {getMessage()}
          </p>
          <LongList
            label={text('foundList')}
            items={entries}
            empty={isBusy ? null : <p className={styles.message}>{text('nothingFound')}</p>}
            estimatedItemSize={56}
            onEnd={() => actor.send({ type: 'end.reached' })}
            isLoadingMore={isMore}
            more={<Spinner label={text('searching')} />}
            className={styles.list}
          >
            {(entry) => <FoundEntry key={entry.id} entry={entry} {...actions} />}
          </LongList>
        </>
      )}
    </div>
  );
}

function Failure({ actor }: Pick<EntrySearchProps, 'actor'>) {
  const text = useText('clockAside');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isAll = useSelector(actor, (state) => state.matches('failed'));
  const isMore = useSelector(actor, (state) => state.matches('moreFailed'));
  if (!isAll && !isMore) return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {text('tryAgain')}
        </Button>
      }
    >
      {[text(isAll ? 'notSearched' : 'moreNotRead'), why(cause)].join(' ')}
    </Banner>
  );
}
