import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { GridTexts } from './grid.ts';

interface GridEmptyProps {
  texts: GridTexts;
  isFiltered: boolean;
  onClear: () => void;
  /** What is missing, where the list can say so. */
  children: string | undefined;
  action: ReactNode;
}

/**
 * 'No results found.' where a filter is set, with a way out of it, and where there is nothing at
 * all what is missing, or 'No records found.'. Source: SHELL-039.
 */
export function GridEmpty({ texts, isFiltered, onClear, children, action }: GridEmptyProps) {
  if (!isFiltered) {
    return (
      <EmptyState icon={<Inbox />} action={action}>
        {children ?? texts.noRecords}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SearchX />} action={<Button onPress={onClear}>{texts.clearFilters}</Button>}>
      {texts.noResults}
    </EmptyState>
  );
}
