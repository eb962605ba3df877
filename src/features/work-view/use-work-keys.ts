import type { RefObject } from 'react';
import { useKey } from '#page/keys/use-key.ts';

const titleSelector = '[data-item-id]';

/** The keys of the table: c adds, / searches, j and k move. */
export function useWorkKeys(area: RefObject<HTMLElement | null>): void {
  const move = (by: number) => {
    const titles = [...(area.current?.querySelectorAll<HTMLElement>(titleSelector) ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = titles.findIndex((title) => row?.contains(title));
    titles[at < 0 ? 0 : Math.min(Math.max(0, at + by), titles.length - 1)]?.focus();
  };
  useKey('newTask', () =>
    area.current?.querySelector<HTMLElement>('[data-quick-add] input')?.focus(),
  );
  useKey('searchTasks', () =>
    area.current?.querySelector<HTMLElement>('[data-search] input')?.focus(),
  );
  useKey('nextTask', () => move(1));
  useKey('previousTask', () => move(-1));
}
