import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { GridTexts } from './grid.ts';

interface GridEmptyProps {
  texts: GridTexts;
  isFiltered: boolean;
  onClear: () => void;
  action: ReactNode;
}

/**
 * 'No results found.' where a filter is set, with a way out of it, and 'No records found.' where
 * there is nothing at all. Source: document 1, section 2 (Shell layout).
 */
export function GridEmpty({ texts, isFiltered, onClear, action }: GridEmptyProps) {
  if (!isFiltered) {
    return (
      <EmptyState icon={<Inbox />} action={action}>
        {texts.noRecords}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SearchX />} action={<Button onPress={onClear}>{texts.clearFilters}</Button>}>
      {texts.noResults}
    </EmptyState>
  );
}
