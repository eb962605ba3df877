import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubscription } from './use-subscription.ts';

/** Notifies when printing starts and ends; browsers without these events change the media query. */
const printing = (listener: (isPrinted: boolean) => void): (() => void) => {
  const start = () => listener(true);
  const end = () => listener(false);
  const paper = matchMedia('print');
  const change = ({ matches }: MediaQueryListEvent) => listener(matches);
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
};

/**
 * Whether the page is being printed. Rendered synchronously, before the browser captures the page.
 */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useSubscription(printing, (next: boolean) => flushSync(() => setIsPrinted(next)));
  return isPrinted;
}
