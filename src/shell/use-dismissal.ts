import { useRef, useState, type FocusEvent } from 'react';
import { useListener } from '#ui/use-listener.ts';

/**
 * For something that shows while it is pointed at or holds the focus: Escape hides it, wherever the
 * focus is, until the pointer and the focus have left it. Source: WCAG 2.2, 1.4.13.
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
    onPointerLeave: () => setDismissed(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setDismissed(false);
    },
  };
}
