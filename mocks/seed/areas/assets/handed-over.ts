import type { AssetAssignmentRecord, HandoverRecord } from '../../../store/world/assets.ts';

/** What employees of Aster Labs have said of what they have, by the number of the asset. */
const decisions: Readonly<Record<number, Pick<HandoverRecord, 'state' | 'remark'>>> = {
  1: { state: 'Accepted', remark: 'A scratch on the lid' },
  7: { state: 'Pending', remark: '' },
  14: { state: 'Declined', remark: 'One armrest is loose.' },
  53: { state: 'Pending', remark: '' },
};

/** The assignments of an asset; the one that lasts waits for its holder, or was answered, if any does. */
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
