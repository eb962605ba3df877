import { scenario } from '../../../scenario/types.ts';
import { clientFields } from '../../../support/clients.ts';
import { getFields } from '../../../support/clockwork.ts';
import { role, seen, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { assign, atClient } from '../../../support/reviews/clients.ts';
import { cycleFields, getEmployeeId } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A reviewee can select neither the contact nor the client interfacer of their own review, and receives no mail for its contact',
  source: 'REVW-036, REVW-042, REVW-D02',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('colleague')];
    const made = await atClient(ctx, me);
    const { cycleId, clientStepId: stepId, reviewIds } = made;
    const [ofOther = '', own = ''] = reviewIds;
    const { body } = { body: await assign(ctx, me, { ...made, reviewIds: [ofOther] }) };
    const clientContactId = body.assignments[0]?.clientContactId ?? '';
    const selectContact = (reviewId: string, contactId: string) => ({
      body: { cycleId, stepId, assignments: [{ reviewId, clientContactId: contactId }] },
    });
    const field = 'assignments.0.clientContactId';
    const employeeId = await getEmployeeId(reviewee);
    const { id } = await fetchProfile(reviewee);
    const { roleIds } = await getUser(me, id);
    const rights = await role(ctx, me, [
      'reviews.basic',
      'cycle.basic',
      'cycle.add',
      'clients.basic',
    ]);
    const theirs = clientFields(ctx);
    await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
      await reviewee.expectError(403, 'assignClientContacts', selectContact(own, clientContactId));
      const { reviewees } = await me.request('getReviewCycle', { path: { cycleId } });
      const memberId = reviewees.find((each) => each.employeeId !== employeeId)?.employeeId ?? '';
      const choices = (ofOwn: string | null, ofMember: string | null) => [
        { employeeId, clientInterfacerId: ofOwn },
        { employeeId: memberId, clientInterfacerId: ofMember },
      ];
      const head = { ...(await cycleFields(ctx)), id: cycleId };
      const edit = { ...head, reviewees: choices(memberId, null) };
      await reviewee.expectError(403, 'updateReviewCycle', { body: edit });
      const others = { ...head, reviewees: choices(null, employeeId) };
      await reviewee.request('updateReviewCycle', { body: others });
      const { reviewees: after } = await me.request('getReviewCycle', { path: { cycleId } });
      ctx.expectEqual(
        'who deals with the clients',
        Object.fromEntries(after.map((each) => [each.employeeId, each.clientInterfacerId])),
        Object.fromEntries([
          [
            employeeId,
            reviewees.find((each) => each.employeeId === employeeId)?.clientInterfacerId ?? null,
          ],
          [memberId, employeeId],
        ]),
      );
      await reviewee.request('createClient', { body: theirs });
    });
    // If reviewees could set an address, they could redirect that mail.
    const [set] = theirs.contacts;
    const rejected = await me.expectError(
      400,
      'assignClientContacts',
      selectContact(own, set?.id ?? ''),
    );
    ctx.expectEqual('a contact of the reviewee', getFields(rejected), [field]);
    await me.request('assignClientContacts', selectContact(ofOther, set?.id ?? ''));
    const { email } = await seen(me, employeeId);
    const mine = clientFields(ctx);
    const contacts = mine.contacts.map((each) => ({ ...each, email: email.toUpperCase() }));
    await me.request('createClient', { body: { ...mine, contacts } });
    const [reached] = contacts;
    const same = await me.expectError(
      400,
      'assignClientContacts',
      selectContact(own, reached?.id ?? ''),
    );
    ctx.expectEqual('the address of the reviewee', getFields(same), [field]);
    await me.request('assignClientContacts', selectContact(own, clientContactId));
  },
});
