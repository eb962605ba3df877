import * as v from 'valibot';
import { createOwnerStorage } from '#session/storage/owner-storage.ts';

/** For each person, the tenants whose first steps are done or dismissed. */
const persisted = createOwnerStorage('atrium.device.firstSteps', v.array(v.string()));

/** Whether a person has completed or dismissed a tenant's first steps on this device. */
export const hasDismissedSteps = (personId: string, tenantId: string): boolean =>
  persisted.of(personId)?.includes(tenantId) ?? false;

/** Stops showing a tenant's first steps to a person. */
export function leaveSteps(personId: string, tenantId: string): void {
  const others = (persisted.of(personId) ?? []).filter((id) => id !== tenantId);
  persisted.persist(personId, [...others, tenantId]);
}
