import * as v from 'valibot';
import { keptByOwner } from '#session/kept-by-owner.ts';

/** Of each person, the tenants whose first steps are done, or not to be shown any more. */
const kept = keptByOwner('atrium.device.firstSteps', v.array(v.string()));

/** Whether a person is through with the first steps of a tenant, on this device. */
export const hasLeftSteps = (personId: string, tenantId: string): boolean =>
  kept.of(personId)?.includes(tenantId) ?? false;

/** The first steps of a tenant are shown to a person no more. */
export function leaveSteps(personId: string, tenantId: string): void {
  const others = (kept.of(personId) ?? []).filter((id) => id !== tenantId);
  kept.keep(personId, [...others, tenantId]);
}
