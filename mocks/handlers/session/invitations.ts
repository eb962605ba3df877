import { ok, type Handlers } from '../../core/handler.ts';
import { reject } from '../../core/http-error.ts';
import { changed } from '../../core/versions.ts';

/**
 * A person's response to a tenant's invitation. By accepting, they become its user; until then the
 * tenant knows only the invited e-mail address.
 */
export const invitations: Pick<Handlers<'session'>, 'answerInvitation'> = {
  answerInvitation: async (call) => {
    const { person, platform, tx, body } = call;
    const { tenantId, isAccepted } = body;
    const id = `${person.id}:${tenantId}`;
    // Checked first, because the body may contain an invalid tenant id.
    const invitedUserId = (await platform.get('assignments', id))?.invitedUserId;
    if (invitedUserId === undefined) throw reject(404, 'tenantUnknown');
    if (!isAccepted) {
      await platform.remove('assignments', id);
      return ok({ successMessages: [] });
    }
    const db = tx.tenant(tenantId);
    const invited = await db.get('tenantUsers', invitedUserId);
    if (invited?.invitation?.personId !== person.id) throw reject(404, 'tenantUnknown');
    const { invitation: _invitation, ...user } = invited;
    await db.remove('tenantUsers', invitedUserId);
    await db.put('tenantUsers', changed(user, { id: person.id }, call));
    await platform.put('assignments', { id, personId: person.id, tenantId, isUserAssigned: true });
    return ok({ successMessages: [] });
  },
};
