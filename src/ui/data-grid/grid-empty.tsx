import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../display/notices/empty-state.tsx';
import type { GridTexts } from './grid.ts';

interface GridEmptyProps {
  texts: GridTexts;
  isFiltered: boolean;
  /** The text for a filter that finds nothing, if the list provides one. */
  filteredText: string | undefined;
  onClear: () => void;
  /** The text for an empty list, if the list provides one. */
  children: string | undefined;
  action: ReactNode;
}

/**
 * With a filter, 'No results found.' and a button to clear it; without records, the list's own text
 * or 'No records found.'. Source: SHELL-039.
 */
export function GridEmpty(props: GridEmptyProps) {
  const { texts, isFiltered, filteredText, onClear, children, action } = props;
  if (!isFiltered) {
    return (
      <EmptyState icon={<Inbox />} action={action}>
        {children ?? texts.noRecords}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SearchX />} action={<Button onPress={onClear}>{texts.clearFilters}</Button>}>
      {filteredText ?? texts.noResults}
    </EmptyState>
  );
}
