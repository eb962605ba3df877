import type { Clock } from '../clock.ts';
import type { Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { appendEntry } from './audit.ts';
import { isOver } from './viewed.ts';

interface Ending {
  sessionId: string;
  ipAddress: string;
  clock: Clock;
}

/**
 * Ends the view of a session, if there is one. The log has its end, at the time at which it ended by
 * itself if that is past. Source: PRIV-001.
 */
export async function endView(
  tx: Transaction<World>,
  { sessionId, ipAddress, clock }: Ending,
): Promise<void> {
  const view = await tx.platform.get('sessionViews', sessionId);
  if (!view) return;
  const now = isOver(view, clock.now()) ? Date.parse(view.endsAt) : clock.now();
  const person = { id: view.viewerId, name: view.viewerName };
  const author = { person, ipAddress, clock: { now: () => now } };
  await appendEntry(tx.tenant(view.tenantId), author, {
    kind: 'viewAs',
    verb: 'end',
    recordId: view.userId,
    recordName: view.userName,
    changes: [],
  });
  await tx.platform.remove('sessionViews', sessionId);
}
