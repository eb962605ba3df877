import type { TenantOwner } from '#session/storage/owner-storage.ts';
import { usePage } from './use-page.ts';
import { useSession } from '../entry/use-app.ts';

/**
 * The owner of what this device stores for a person: drafts, unsent changes. While they view the
 * tenant as someone else, the owner is neither of the two, so that nothing of theirs is mixed or
 * sent.
 */
export function useOwner(): TenantOwner {
  const { tenant, profile } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const { viewAs } = profile;
  return { subject: viewAs ? `${subject} as ${viewAs.userId}` : subject, tenantId: tenant.id };
}
