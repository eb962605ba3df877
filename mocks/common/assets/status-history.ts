import type { AssetRecord } from '../../store/world/assets.ts';
import { statusIds, type AssetStatus } from './master-data.ts';

/** The history with one more status; an assignment ends on the day of the change. */
export function historyWith(
  { statusHistory }: Pick<AssetRecord, 'statusHistory'>,
  to: AssetStatus,
  day: string,
  at: string,
  holderName = '',
): AssetRecord['statusHistory'] {
  const past = statusHistory.map((change, index) => {
    const isLast = index === statusHistory.length - 1;
    const isAssignment = change.statusId === statusIds.Assigned;
    return isLast && isAssignment ? { ...change, assignmentEndedOn: day } : change;
  });
  return [...past, { statusId: statusIds[to], day, at, holderName, assignmentEndedOn: null }];
}
