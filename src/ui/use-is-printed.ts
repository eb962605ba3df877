import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubscription } from './use-heard.ts';

/** Tells when the printer begins, and when it has ended; a browser that tells neither has the medium. */
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

/** Whether the page is being printed: what is for paper is there before the printer looks. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useSubscription(printing, (next: boolean) => flushSync(() => setIsPrinted(next)));
  return isPrinted;
}
