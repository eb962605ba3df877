import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { atClient } from '../../support/reviews/clients.ts';

export default scenario({
  title: 'A client whose contacts take part in reviews is kept',
  source: 'REVW-021, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const client = clientFields(kit);
    client.contacts.push(...clientFields(kit).contacts);
    const { client: made } = await me.ask('createClient', { body: client });
    const { cycleId, clientStepId, reviewId } = await atClient(kit, me, { isPassedOn: false });
    const assign = (clientContactId: string | null) => {
      const assignments = [{ reviewId, clientContactId }];
      const body = { cycleId, stepId: clientStepId, assignments };
      return me.ask('assignClientContacts', { body });
    };
    const path = { id: client.id };
    for (const { id } of client.contacts) {
      await assign(id);
      await me.refused(409, 'deleteClient', { path });
    }
    const { client: kept } = await me.ask('getClient', { path });
    kit.expectEqual('the client', kept, made);
    await assign(null);
    await me.ask('deleteClient', { path });
    await me.refused(404, 'getClient', { path });
  },
});
