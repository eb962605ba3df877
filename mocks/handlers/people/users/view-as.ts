import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { loadRights } from '../../../core/records/access.ts';
import { appendEntry } from '../../../core/records/audit.ts';
import { endView } from '../../../core/requests/end-view.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { viewRights } from '../../../core/requests/viewed.ts';
import { toStatus, toStatusKey } from '../../../common/people/status.ts';
import { isAboveAnywhere } from '../rights/above-anywhere.ts';
import { getUserRecord } from './users.ts';

/** How long a view lasts, in ms. */
const duration = 30 * 60_000;

type Names = Extract<AreaOperations<'people'>, 'beginViewAs' | 'endViewAs'>;

/** Viewing the tenant read-only as another user. Source: PEOPL-017, PRIV-001. */
export const viewAs: Pick<Handlers<'people'>, Names> = {
  beginViewAs: async (call) => {
    const { db, platform, path, body, person, user, tx, clock, sessionId, ipAddress } = call;
    const rights = await loadRights(tx, user, path.tenantId);
    const missing = viewRights.find((right) => !rights.includes(right));
    if (missing) throw reject(403, 'privilegeMissing', { privilege: missing });
    const viewed = await getUserRecord(db, body.userId);
    if (viewed.id === person.id) throw reject(403, 'viewSelf');
    if (await isAboveAnywhere(call, viewed)) throw reject(403, 'aboveYou');
    const isActive = toStatus(viewed.statusKey ?? toStatusKey(viewed), clock.now()) === 'active';
    const userId = viewed.id;
    const { name: userName } = (await platform.get('people', userId)) ?? {};
    if (!isActive || viewed.roleType === null || userName === undefined) {
      throw reject(409, 'viewNeedsAccess');
    }
    const endsAt = new Date(clock.now() + duration).toISOString();
    const names = { userId, userName, viewerName: person.name };
    const view = { tenantId: path.tenantId, viewerId: person.id, ...names, ipAddress, endsAt };
    // A view of this session in another tenant ends.
    await endView(tx, call);
    await platform.put('sessionViews', { id: sessionId, ...view });
    await appendEntry(db, call, {
      kind: 'viewAs',
      verb: 'begin',
      recordId: userId,
      recordName: userName,
      changes: [{ field: 'endsAt', from: [], to: [endsAt] }],
    });
    return ok({ viewAs: { ...names, endsAt }, successMessages: [] });
  },

  endViewAs: async (call) => {
    await endView(call.tx, call);
    return ok({ successMessages: [message('viewEnded')] });
  },
};
