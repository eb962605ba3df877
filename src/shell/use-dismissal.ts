import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { useListener } from '#ui/hooks/use-listener.ts';

/**
 * For content that is shown on hover or focus: Escape hides it, wherever the focus is, until the
 * pointer and the focus have left it (WCAG 2.2, 1.4.13). Following a link in it hides it too, or it
 * would cover the linked page.
 */
export function useDismissal() {
  const ref = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useListener('keydown', ({ key }) => {
    const isShown = ref.current?.matches(':hover, :focus-within') === true;
    if (key === 'Escape' && isShown) setDismissed(true);
  });
  return {
    ref,
    isDismissed,
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setDismissed(true);
    },
    onPointerLeave: () => setDismissed(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The focus moves to the new page while the pointer is still over the link.
      const isOutside = !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover');
      if (isOutside) setDismissed(false);
    },
  };
}
