import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { atClient } from '../../support/reviews/clients.ts';

export default scenario({
  title: 'A client whose contacts take part in reviews cannot be deleted',
  source: 'REVW-021, ENGAG-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const client = clientFields(ctx);
    client.contacts.push({ id: ctx.uuid(), name: 'Theo Lang', email: 'theo.lang@client.test' });
    const { client: made } = await me.request('createClient', { body: client });
    const { cycleId, clientStepId, reviewId } = await atClient(ctx, me, { isPassedOn: false });
    const assign = (clientContactId: string | null) => {
      const assignments = [{ reviewId, clientContactId }];
      const body = { cycleId, stepId: clientStepId, assignments };
      return me.request('assignClientContacts', { body });
    };
    const path = { id: client.id };
    for (const { id } of client.contacts) {
      await assign(id);
      await me.expectError(409, 'deleteClient', { path });
    }
    const { client: stored } = await me.request('getClient', { path });
    ctx.expectEqual('the client', stored, made);
    await assign(null);
    await me.request('deleteClient', { path });
    await me.expectError(404, 'getClient', { path });
  },
});
