import { ok, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { changed } from '../../core/records/versions.ts';
import { isExpired } from '../../common/people/status.ts';

/**
 * A person's response to a tenant's invitation. By accepting, they become its user; until then the
 * tenant knows only the invited e-mail address.
 */
export const invitations: Pick<Handlers<'session'>, 'answerInvitation'> = {
  answerInvitation: async (call) => {
    const { person, platform, tx, body, clock } = call;
    const { tenantId, isAccepted } = body;
    const id = `${person.id}:${tenantId}`;
    // Checked first, because the body may contain an invalid tenant id.
    const offer = await platform.get('assignments', id);
    const invitedUserId = offer?.invitedUserId;
    if (invitedUserId === undefined || isExpired(offer ?? {}, clock.now())) {
      throw reject(404, 'tenantUnknown');
    }
    const db = tx.tenant(tenantId);
    const invited = await db.get('tenantUsers', invitedUserId);
    if (!isAccepted) {
      await platform.remove('assignments', id);
      if (invited) await db.put('tenantUsers', { ...invited, state: 'declined' });
      return ok({ successMessages: [] });
    }
    if (invited?.invitation?.personId !== person.id) throw reject(404, 'tenantUnknown');
    const { invitation: _invitation, invitedUntil: _until, ...user } = invited;
    const { name, email } = person;
    await db.remove('tenantUsers', invitedUserId);
    const joined = { id: person.id, name, email, state: 'active' as const };
    await db.put('tenantUsers', changed(user, joined, call));
    await platform.put('assignments', { id, personId: person.id, tenantId, isUserAssigned: true });
    return ok({ successMessages: [] });
  },
};
