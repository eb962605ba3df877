import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * For something that shows while it is pointed at or holds the focus: Escape hides it, wherever the
 * focus is, until the pointer and the focus have left it. Source: WCAG 2.2, 1.4.13.
 */
export function useDismissal() {
  const ref = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const isShown = ref.current?.matches(':hover, :focus-within') === true;
      if (key === 'Escape' && isShown) setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    ref,
    isDismissed,
    onPointerLeave: () => setDismissed(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setDismissed(false);
    },
  };
}
