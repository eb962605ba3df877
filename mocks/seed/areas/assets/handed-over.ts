import type { AssetAssignmentRecord, HandoverRecord } from '../../../store/world/assets.ts';

/** Responses of employees of Aster Labs to their handovers, by asset number. */
const decisions: Readonly<Record<number, Pick<HandoverRecord, 'state' | 'remark'>>> = {
  1: { state: 'Accepted', remark: 'A scratch on the lid' },
  7: { state: 'Pending', remark: '' },
  14: { state: 'Declined', remark: 'One armrest is loose.' },
  53: { state: 'Pending', remark: '' },
};

/**
 * The assignments of an asset; the current one is pending or has a response if `decisions` lists
 * the asset.
 */
export function handedOver(
  tenantId: string,
  number: number,
  assignments: readonly AssetAssignmentRecord[],
): AssetAssignmentRecord[] {
  const decision = tenantId === 'aster' ? decisions[number] : undefined;
  return assignments.map((each) => {
    if (!decision || each.endedOn !== null || each.employeeId === null) return each;
    const requestedAt = `${each.startedOn}T09:00:00.000Z`;
    const answeredAt = decision.state === 'Pending' ? null : `${each.startedOn}T15:12:00.000Z`;
    return { ...each, handover: { ...decision, requestedAt, answeredAt, givenBy: 'ines' } };
  });
}
