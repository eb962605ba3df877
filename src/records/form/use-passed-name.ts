import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  /** Data that a page passes to the next one besides the URL; it stays with the history entry. */
  interface HistoryState {
    /** The name of the record that a link leads to. */
    recordName?: string;
    /** The name of the record that was just saved. */
    savedName?: string;
  }
}

/** The record's name, if the previous page has passed it. */
export const usePassedName = (): string | undefined =>
  useRouterState({ select: ({ location }) => location.state.recordName });

/** The name of the record that was just saved on the previous page, or null. */
export const useSavedName = (): string | null =>
  useRouterState({ select: ({ location }) => location.state.savedName ?? null });
