import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { seen as seenEmployee } from '../../support/people.ts';
import { askedClient, linkOf } from '../../support/reviews/clients.ts';
import { cycleFields, employeeOf, workflow } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'A link names the client and whom it is about; who deals with one client deals with no other’s, and a contact may go',
  source: 'REVW-021, REVW-042, REVW-079, and the decisions on clients',
  async run(kit) {
    const [me, interfacer] = [kit.as('admin'), kit.as('colleague')];
    const strange = await askedClient(kit, me);
    const member = await seenEmployee(me, await employeeOf(kit.as('member')));
    const { id: workflowId, steps } = await workflow(kit, me, ['Client', 'PaAdmin']);
    const stepId = steps[0]?.stepId ?? '';
    const reviewees = [{ employeeId: member.id, clientInterfacerId: await employeeOf(interfacer) }];
    const cycle = { ...(await cycleFields(kit)), teamId: null, workflowId, reviewees };
    await me.ask('addReviewCycle', { body: cycle });
    const query = { cycleId: cycle.id, stepId };
    const { contacts, ...client } = clientFields(kit);
    const [contact] = contacts;
    const other = { id: kit.uuid(), name: 'Tom Weiss', email: 'tom.weiss@client.test' };
    const all = contact ? [contact, other] : [];
    await me.ask('createClient', { body: { ...client, contacts: all } });

    const { clientInteractionDetails: before } = await interfacer.ask('getClientInteraction', {
      query,
    });
    const offered = before.clients.find(({ clientId }) => clientId === client.id);
    kit.expectEqual('how the client is offered', offered, {
      clientId: client.id,
      clientName: client.name,
      contacts: all.map(({ id, ...each }) => ({ clientContactId: id, ...each })),
    });
    const [row] = before.reviews;
    const reviewId = row?.reviewId ?? '';
    const body = { ...query, assignments: [{ reviewId, clientContactId: other.id }] };
    await interfacer.ask('assignClientContacts', { body });
    const asked = async () => {
      const { clientInteractionDetails } = await interfacer.ask('getClientInteraction', { query });
      const [assignment] = clientInteractionDetails.clientAssignments;
      const [told] = clientInteractionDetails.reviews;
      return { assignment, name: told?.clientContactName };
    };
    const { assignment, name } = await asked();
    const assignmentId = assignment?.id ?? '';
    kit.expectEqual(
      'who is asked',
      [name, assignment?.clientContactName, assignment?.clientName, assignment?.email],
      [other.name, other.name, client.name, other.email],
    );
    const words = { message: 'This week.' };
    await interfacer.ask('nudgeClient', { body: { assignmentId, ...words } });
    await interfacer.refused(404, 'nudgeClient', {
      body: { assignmentId: strange.assignmentId },
    });
    await interfacer.refused(404, 'updateClientAutoNudge', {
      body: { assignmentId: strange.assignmentId, isAutoNudge: false },
    });
    const history = async () => {
      const path = { id: reviewId };
      const { clientNudgeHistory } = await me.ask('getClientNudgeHistory', { path });
      const [latest] = clientNudgeHistory;
      return [latest?.clientContactName, latest?.clientName, latest?.email, latest?.message];
    };
    kit.expectEqual('what is kept', await history(), [
      other.name,
      client.name,
      other.email,
      words.message,
    ]);
    const link = { query: { tenantId: me.tenantId, ...(await linkOf(me, reviewId)) } };
    const { clientName } = await me.ask('getClientReviewAssignment', link);
    kit.expectEqual('whose contact the link knows', clientName, client.name);
    await me.ask('updateClient', { body: { ...client, isActive: false, contacts: all } });
    const opened = await me.ask('getClientReviewAssignment', link);
    kit.expectEqual(
      'whom the link knows, though no longer a client',
      [opened.clientContactId, opened.clientContactName, opened.clientName],
      [other.id, other.name, client.name],
    );
    kit.expectEqual(
      'whom it is about',
      opened.reviews.map((each) => [
        each.employeeName,
        each.employeeDesignation,
        each.profileImageURL,
        each.reviewCycleName,
        each.period,
        each.reviewStartDate,
        each.reviewEndDate,
      ]),
      [
        [
          member.fullName,
          member.designation ?? '',
          member.profileImageUrl,
          cycle.cycleName,
          cycle.period,
          cycle.startDate,
          cycle.endDate,
        ],
      ],
    );
    await me.ask('updateClient', { body: { ...client, contacts: contact ? [contact] : [] } });
    await me.refused(404, 'getClientReviewAssignment', link);
    await interfacer.refused(404, 'nudgeClient', { body: { assignmentId } });
    const { assignment: left, name: nobody } = await asked();
    kit.expectEqual('who is asked once the contact is gone', [left, nobody], [undefined, '']);
    const load = { query: { reviewId, stepId } };
    const { performanceReview } = await interfacer.ask('getReview', load);
    kit.expectThat('somebody else may be', performanceReview.isMakeClientAssignment);
  },
});
