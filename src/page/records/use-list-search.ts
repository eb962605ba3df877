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
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from './use-send-on-change.ts';

/** The list state in a page's URL. */
export interface ListAddress {
  search: ListSearch;
  /** Navigates to another page, sort order or filter; `replace` adds no history entry. */
  onSearch: (search: ListSearch, options?: { replace?: boolean }) => void;
}

/** The same, with the list's columns applied. */
interface ColumnAddress extends ListAddress {
  /** Normalizes a search as if it had been in the URL. */
  asAddress: (search: ListSearch) => ListSearch;
}

/**
 * The search of a list from the URL, so that a link, a reload and the Back button restore the same
 * view. Pass columns with a stable identity. Source: API-007.
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
        // Every list page accepts these parameters, but the router's types cannot know which page
        // this is.
        search: { ...Object.fromEntries(others), ...toParameters(next) } as never,
        hash: true,
        replace,
        resetScroll: false,
      });
    },
  };
}

/** Further typing in a filter adds only one history entry, not one for each pause. */
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
 * Syncs a list with the URL: the list follows it, and a page number out of range is corrected.
 * `onSearch` of the returned object updates the list at once, without waiting for the router.
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
