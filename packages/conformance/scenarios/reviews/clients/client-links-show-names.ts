import { scenario } from '../../../scenario/types.ts';
import { clientFields } from '../../../support/clients.ts';
import { seen as seenEmployee } from '../../../support/people.ts';
import { requestFromClient, getClientLink } from '../../../support/reviews/clients.ts';
import { cycleFields, getEmployeeId, workflow } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A link shows the names of the client and the reviewee; a client interfacer has no access to other clients, and a contact can be removed',
  source: 'REVW-021, REVW-042, REVW-079, REVW-D02',
  async run(ctx) {
    const [me, interfacer] = [ctx.as('admin'), ctx.as('colleague')];
    const strange = await requestFromClient(ctx, me);
    const member = await seenEmployee(me, await getEmployeeId(ctx.as('member')));
    const { id: workflowId, steps } = await workflow(ctx, me, ['Client', 'PaAdmin']);
    const stepId = steps[0]?.stepId ?? '';
    const reviewees = [
      { employeeId: member.id, clientInterfacerId: await getEmployeeId(interfacer) },
    ];
    const cycle = { ...(await cycleFields(ctx)), teamId: null, workflowId, reviewees };
    await me.request('addReviewCycle', { body: cycle });
    const query = { cycleId: cycle.id, stepId };
    const { contacts, ...client } = clientFields(ctx);
    const [contact] = contacts;
    const other = { id: ctx.uuid(), name: 'Tom Weiss', email: 'tom.weiss@client.test' };
    const all = contact ? [contact, other] : [];
    await me.request('createClient', { body: { ...client, contacts: all } });

    const { clientInteractionDetails: before } = await interfacer.request('getClientInteraction', {
      query,
    });
    const offered = before.clients.find(({ clientId }) => clientId === client.id);
    ctx.expectEqual('how the client is offered', offered, {
      clientId: client.id,
      clientName: client.name,
      contacts: all.map(({ id, ...each }) => ({ clientContactId: id, ...each })),
    });
    const [row] = before.reviews;
    const reviewId = row?.reviewId ?? '';
    const body = { ...query, assignments: [{ reviewId, clientContactId: other.id }] };
    await interfacer.request('assignClientContacts', { body });
    const requested = async () => {
      const { clientInteractionDetails } = await interfacer.request('getClientInteraction', {
        query,
      });
      const [assignment] = clientInteractionDetails.clientAssignments;
      const [actual] = clientInteractionDetails.reviews;
      return { assignment, name: actual?.clientContactName };
    };
    const { assignment, name } = await requested();
    const assignmentId = assignment?.id ?? '';
    ctx.expectEqual(
      'the recipients of the request',
      [name, assignment?.clientContactName, assignment?.clientName, assignment?.email],
      [other.name, other.name, client.name, other.email],
    );
    const text = { message: 'This week.' };
    await interfacer.request('nudgeClient', { body: { assignmentId, ...text } });
    await interfacer.expectError(404, 'nudgeClient', {
      body: { assignmentId: strange.assignmentId },
    });
    await interfacer.expectError(404, 'updateClientAutoNudge', {
      body: { assignmentId: strange.assignmentId, isAutoNudge: false },
    });
    const history = async () => {
      const path = { id: reviewId };
      const { clientNudgeHistory } = await me.request('getClientNudgeHistory', { path });
      const [latest] = clientNudgeHistory;
      return [latest?.clientContactName, latest?.clientName, latest?.email, latest?.message];
    };
    ctx.expectEqual('the stored values', await history(), [
      other.name,
      client.name,
      other.email,
      text.message,
    ]);
    const link = { query: { tenantId: me.tenantId, ...(await getClientLink(me, reviewId)) } };
    const { clientName } = await me.request('getClientReviewAssignment', link);
    ctx.expectEqual('whose contact the link knows', clientName, client.name);
    await me.request('updateClient', { body: { ...client, isActive: false, contacts: all } });
    const opened = await me.request('getClientReviewAssignment', link);
    ctx.expectEqual(
      'whom the link knows, though no longer a client',
      [opened.clientContactId, opened.clientContactName, opened.clientName],
      [other.id, other.name, client.name],
    );
    ctx.expectEqual(
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
    const nobodyAssigned = { ...query, assignments: [{ reviewId, clientContactId: null }] };
    await interfacer.request('assignClientContacts', { body: nobodyAssigned });
    await me.request('updateClient', { body: { ...client, contacts: contact ? [contact] : [] } });
    await me.expectError(404, 'getClientReviewAssignment', link);
    await interfacer.expectError(404, 'nudgeClient', { body: { assignmentId } });
    const { assignment: remaining, name: nobody } = await requested();
    ctx.expectEqual(
      'the recipients of the request after the contact was deleted',
      [remaining, nobody],
      [undefined, ''],
    );
    const load = { query: { reviewId, stepId } };
    const { performanceReview } = await interfacer.request('getReview', load);
    ctx.expectThat('somebody else may be', performanceReview.isMakeClientAssignment);
  },
});
