import { useSelector } from '@xstate/react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import type { Candidate } from '#machines/reviews/cycles/people/cycle-people.ts';

interface Starter {
  send: (event: { type: 'people.retry'; search: ListSearch }) => void;
}

/** The search of a list of people; one that could not be loaded is started again. */
export function usePeopleSearch(starter: Starter, candidates: ListActor<Candidate>) {
  const search = useSelector(candidates, ({ context }) => context.search);
  const hasFailed = useSelector(candidates, ({ status }) => status === 'done');
  return {
    search,
    onSearch: (next: ListSearch) => {
      if (hasFailed) starter.send({ type: 'people.retry', search: next });
      else candidates.send({ type: 'search.changed', search: next });
    },
    onRetry: () => starter.send({ type: 'people.retry', search }),
  };
}
