import { useRef, useState } from 'react';

/** A line to show. */
export interface TreeReveal {
  id: string;
  /** Alternates, so that the same line can be shown again. */
  isAgain: boolean;
}

/**
 * Makes a requested line active, scrolls to it and moves the focus to the tree, once. Returns the
 * ref of the line with an id: the active line is always rendered.
 */
export function useReveal(revealed: TreeReveal | undefined, onReveal: (id: string) => boolean) {
  const request = revealed && revealed.id !== '' ? JSON.stringify(revealed) : '';
  const [seen, setSeen] = useState('');
  const handled = useRef('');
  if (revealed && request !== seen && onReveal(revealed.id)) setSeen(request);
  return (id: string) =>
    request === '' || id !== revealed?.id
      ? undefined
      : (line: HTMLElement | null) => {
          if (!line || handled.current === request) return;
          handled.current = request;
          line.scrollIntoView({ block: 'nearest' });
          line.closest<HTMLElement>('[role="tree"]')?.focus();
        };
}
