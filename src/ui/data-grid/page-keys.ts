import type { KeyboardEvent } from 'react';
import type { GridSearch } from './grid.ts';

const steps: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Handlers for the element around a grid: Alt+PageUp and Alt+PageDown change the page, within its
 * bounds.
 */
export function pageKeys(
  search: GridSearch,
  pages: number,
  onSearch: (search: GridSearch) => void,
) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.altKey ? steps[event.key] : undefined;
      if (step === undefined) return;
      event.preventDefault();
      const page = search.page + step;
      if (page >= 1 && page <= pages) onSearch({ ...search, page });
    },
  };
}
