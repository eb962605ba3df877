import { scenario } from '../../scenario/types.ts';
import { invitation } from '../../support/people.ts';

export default scenario({
  title: 'The id of a person of another tenant is answered as one that nobody has',
  source: 'PEOPL-009, and the decisions on people',
  async run(kit) {
    const me = kit.as('admin');
    // Somebody new: an earlier run has used the ids of those whom it found there.
    const there = kit.as('otherTenant');
    const known = (await there.ask('inviteSecurityUser', { body: invitation(kit) })).securityUser;
    const foreign = known.id;
    const answers = await Promise.all(
      [foreign, kit.uuid()].map(async (id) => {
        const { errorMessages } = await me.refused(404, 'getSecurityUser', { path: { id } });
        const change = await me.refused(404, 'updateSecurityUser', { body: { id } });
        const sent = invitation(kit);
        const { securityUser } = await me.ask('inviteSecurityUser', { body: { ...sent, id } });
        const { id: made, name, email, ...rest } = securityUser;
        kit.expectEqual('who is invited', [name, email], [sent.name, sent.email]);
        return { errorMessages, code: change.code, isSent: made === id, rest };
      }),
    );
    kit.expectEqual('what is answered of both', answers[0], answers[1]);
    const { securityUser: left } = await there.ask('getSecurityUser', { path: { id: foreign } });
    kit.expectEqual('the person of the other tenant', left, known);
  },
});
