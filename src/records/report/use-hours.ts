import { useRouter } from '@tanstack/react-router';
import type { Address } from '../form/address.ts';
import { useBlocked } from '../blocked.tsx';

/** Whether the user may see a time report: their own, or that of others. */
export function useMayReport(isOwn: boolean): boolean {
  const report = useBlocked('timereport.basic');
  const timing = useBlocked('clockwork.basic');
  const everybody = useBlocked('clockwork.centralizedClockwork');
  if (isOwn) return !report.isBlocked || !timing.isBlocked;
  return !report.isBlocked && !everybody.isBlocked;
}

/** Returns a function that opens a time report of others; null if the user may not see it. */
export function useOpenHours(): ((address: Address | null) => void) | null {
  const router = useRouter();
  const mayReport = useMayReport(false);
  return mayReport ? (address) => void (address && router.navigate(address)) : null;
}
