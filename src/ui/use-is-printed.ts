import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useHeard } from './use-heard.ts';

/** Tells when the printer begins, and when it has ended. */
const printing = (hear: (isPrinted: boolean) => void): (() => void) => {
  const begin = () => hear(true);
  const end = () => hear(false);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
};

/** Whether the page is being printed: what is for paper is there before the printer looks. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useHeard(printing, (next: boolean) => flushSync(() => setIsPrinted(next)));
  return isPrinted;
}
