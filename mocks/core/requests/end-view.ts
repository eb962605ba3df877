import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { SessionView } from '../../store/world/account.ts';
import { appendEntry } from '../records/audit.ts';
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
  if (isOver(view, clock.now())) await endByTime(tx, view);
  else await end(tx, view, { ipAddress, clock });
}

/** Ends views by themselves at their time. Source: PRIV-001. */
export async function endViews(
  tx: Transaction<World>,
  views: readonly SessionView[],
): Promise<void> {
  for (const { id, endsAt } of views) {
    const view = await tx.platform.get('sessionViews', id);
    // Another call may have ended it since, and its session may have another view.
    if (view?.endsAt === endsAt) await endByTime(tx, view);
  }
}

const endByTime = async (tx: Transaction<World>, view: SessionView): Promise<void> =>
  end(tx, view, { ipAddress: view.ipAddress, clock: { now: () => Date.parse(view.endsAt) } });

async function end(
  tx: Transaction<World>,
  view: SessionView,
  { ipAddress, clock }: Omit<Ending, 'sessionId'>,
): Promise<void> {
  const person = { id: view.viewerId, name: view.viewerName };
  const author = { person, ipAddress, clock };
  await appendEntry(tx.tenant(view.tenantId), author, {
    kind: 'viewAs',
    verb: 'end',
    recordId: view.userId,
    recordName: view.userName,
    changes: [],
  });
  await tx.platform.remove('sessionViews', view.id);
}
