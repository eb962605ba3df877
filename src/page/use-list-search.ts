import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import {
  isListParameter,
  toParameters,
  parseSearch,
  type ListColumns,
  type ListSearch,
} from '#machines/lists/list-search.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { useSendOnChange } from './use-told.ts';

/** What a list's page knows of its address. */
export interface ListAddress {
  search: ListSearch;
  /** Goes to another page, order or filter; `replace` leaves no step in the history. */
  onSearch: (search: ListSearch, options?: { replace?: boolean }) => void;
}

/** The same of one that knows its columns. */
interface ColumnAddress extends ListAddress {
  /** A search as it is once it has been an address. */
  asAddress: (search: ListSearch) => ListSearch;
}

/**
 * The search of a list as its address says it, so that a link, a reload and the Back button bring
 * back what was seen. Give it columns that stay the same object. Source: API-007.
 */
export function useListSearch(columns: ListColumns): ColumnAddress {
  const parameters: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => parseSearch(parameters, columns), [parameters, columns]);
  return {
    search,
    asAddress: (next) => parseSearch(toParameters(next), columns),
    onSearch: (next, { replace = isTyping(search, next) } = {}) => {
      const others = Object.entries(parameters).filter(([name]) => !isListParameter(name));
      void navigate({
        to: '.',
        // Every page may bear them; which one this is, the router's types cannot know.
        search: { ...Object.fromEntries(others), ...toParameters(next) } as never,
        hash: true,
        replace,
        resetScroll: false,
      });
    },
  };
}

/** A filter that is typed on is one step in the history, not one for each pause. */
function isTyping(before: ListSearch, after: ListSearch): boolean {
  const getNames = ({ columnFilters }: ListSearch) => columnFilters.map(({ name }) => name).join();
  return (
    getNames(before) !== '' &&
    getNames(before) === getNames(after) &&
    after.page === 1 &&
    JSON.stringify(before.columnFilters) !== JSON.stringify(after.columnFilters)
  );
}

/**
 * Keeps a list and its address in step: the list follows, and a page that is gone is corrected. With the
 * returned address, the list is told at once, and need not wait for the router.
 */
export function useListAddress<Row>(
  actor: ListActor<Row>,
  { search, onSearch, asAddress }: ColumnAddress,
): ListAddress {
  useSendOnChange(actor, { type: 'search.changed', search });
  useEmitted(actor, {
    'page.corrected': (event) => onSearch(event.search, { replace: true }),
  });
  return {
    search,
    onSearch: (next, options) => {
      actor.send({ type: 'search.changed', search: asAddress(next) });
      onSearch(next, options);
    },
  };
}
