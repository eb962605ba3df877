import { changed } from '../../../core/records/versions.ts';
import type { HrmsChangeRecord, HrmsSkipReason } from '../../../store/world/integrations.ts';
import type { Importing } from './apply.ts';
import { findManagerProblem } from './managers.ts';
import { hrmsFields } from './plan.ts';

/**
 * Restores the value before a run; returns why it is left instead, or null. Source: INTEG-D12.
 */
export async function undoChange(
  call: Importing,
  { employeeId, type, previous, next }: HrmsChangeRecord,
): Promise<HrmsSkipReason | null> {
  const { db } = call;
  const employee = await db.get('employees', employeeId);
  if (!employee) return 'deleted';
  if ((employee[hrmsFields[type]] || null) !== next) return 'changed';
  if (type === 'ReportingTo' && previous !== null) {
    const manager = await db.get('employees', previous);
    const reason = manager ? await findManagerProblem(call, employee, manager) : 'deleted';
    if (reason) return reason;
  }
  if (type === 'Designations' && previous !== null && !(await db.get('designations', previous))) {
    return 'deleted';
  }
  const restored = type === 'Shift' ? { shift: previous ?? '' } : { [hrmsFields[type]]: previous };
  await db.put('employees', changed(employee, restored, call));
  return null;
}
