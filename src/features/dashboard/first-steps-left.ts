import * as v from 'valibot';
import { createOwnerStorage } from '#session/kept-by-owner.ts';

/** Of each person, the tenants whose first steps are done, or not to be shown any more. */
const persisted = createOwnerStorage('atrium.device.firstSteps', v.array(v.string()));

/** Whether a person is through with the first steps of a tenant, on this device. */
export const hasDismissedSteps = (personId: string, tenantId: string): boolean =>
  persisted.of(personId)?.includes(tenantId) ?? false;

/** The first steps of a tenant are shown to a person no more. */
export function leaveSteps(personId: string, tenantId: string): void {
  const others = (persisted.of(personId) ?? []).filter((id) => id !== tenantId);
  persisted.persist(personId, [...others, tenantId]);
}
