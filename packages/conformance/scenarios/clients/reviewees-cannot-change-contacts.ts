import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { getFields } from '../../support/clockwork.ts';
import { role, seen, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { atClient, openClientLink, readAssignment } from '../../support/reviews/clients.ts';
import { getEmployeeId } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'A reviewee can neither redirect the mail of the contact who gives feedback on them nor delete the contact, and a new address invalidates the link',
  source: 'REVW-036, REVW-042, REVW-D07',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('colleague')];
    const client = clientFields(ctx);
    await me.request('createClient', { body: client });
    const made = await atClient(ctx, me);
    const { cycleId, clientStepId: stepId } = made;
    const [, own = ''] = made.reviewIds;
    const clientContactId = client.contacts[0]?.id ?? '';
    const assignments = [{ reviewId: own, clientContactId }];
    await me.request('assignClientContacts', { body: { cycleId, stepId, assignments } });
    const nudge = async () => {
      const { assignment } = await readAssignment(me, made, own);
      await me.request('nudgeClient', { body: { assignmentId: assignment?.id ?? '' } });
    };
    await nudge();
    const withAddress = (email: string, name = 'Mara Quist') => ({
      body: { ...client, contacts: [{ id: clientContactId, name, email }] },
    });
    const { id } = await fetchProfile(reviewee);
    const { roleIds } = await getUser(me, id);
    const rights = await role(ctx, me, ['clients.basic']);
    await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
      await reviewee.expectError(403, 'updateClient', withAddress('else@client.test'));
      await reviewee.expectError(403, 'updateClient', { body: { ...client, contacts: [] } });
      const renamed = withAddress('mara.quist@client.test', 'Mara Quist-Hall');
      await reviewee.request('updateClient', renamed);
      const { client: now } = await me.request('getClient', { path: { id: client.id } });
      ctx.expectEqual('the contacts', now.contacts, renamed.body.contacts);
    });
    const { email } = await seen(me, await getEmployeeId(reviewee));
    const rejected = await me.expectError(400, 'updateClient', withAddress(email));
    ctx.expectEqual('the address of the reviewee', getFields(rejected), ['contacts.0.email']);

    const { clientAssignmentId, clientReviewId } = await openClientLink(me, own);
    await me.request('updateClient', withAddress('new@client.test'));
    const former = { query: { tenantId: me.tenantId, clientAssignmentId } };
    await me.expectError(404, 'getClientReviewAssignment', former);
    await nudge();
    await me.expectError(404, 'getClientReviewAssignment', former);
    const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
    await me.expectError(404, 'getClientReview', { query: load });
    const now = await openClientLink(me, own);
    ctx.expectThat('the new link is another', now.clientAssignmentId !== clientAssignmentId);
  },
});
