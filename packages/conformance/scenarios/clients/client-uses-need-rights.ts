import { scenario, type Success } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { engagementFields } from '../../support/engagements.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { atClient } from '../../support/reviews/clients.ts';

export default scenario({
  title: 'The engagements and reviews of a client are named only to those who may see them',
  source: 'ADMIN-011, ADMIN-029',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const client = clientFields(ctx);
    await me.request('createClient', { body: client });
    const engagement = { ...engagementFields(ctx), type: 'blank' as const, clientId: client.id };
    await me.request('createEngagement', { body: engagement });
    const { cycleId, clientStepId, reviewIds } = await atClient(ctx, me, { isPassedOn: false });
    const clientContactId = client.contacts[0]?.id ?? '';
    const assignments = reviewIds.map((reviewId) => ({ reviewId, clientContactId }));
    const body = { cycleId, stepId: clientStepId, assignments };
    await me.request('assignClientContacts', { body });
    const path = { id: client.id };
    const all = await me.request('getClientDetails', { path });
    ctx.expectEqual(
      'the engagements',
      all.engagements?.map(({ id }) => id),
      [engagement.id],
    );
    ctx.expectEqual('how many there are', [all.engagementCount, all.reviewCount], [1, 2]);
    const { id } = await fetchProfile(other);
    type Details = Success<'getClientDetails'>;
    const readWith = async (rights: Parameters<typeof role>[2]): Promise<Details> => {
      const added = await role(ctx, me, rights);
      const found: Details[] = [];
      await withRoles(me, { id, roleIds: [added.id] }, async () => {
        found.push(await other.request('getClientDetails', { path }));
      });
      const [details = all] = found;
      return details;
    };
    const bare = await readWith(['clients.basic']);
    ctx.expectEqual('without further rights', [bare.engagements, bare.reviews], [null, null]);
    ctx.expectEqual('the numbers', [bare.engagementCount, bare.reviewCount], [1, 2]);
    const reader = await readWith(['clients.basic', 'engagements.basic', 'reviews.basic']);
    ctx.expectEqual(
      'the engagements',
      reader.engagements?.map(({ name }) => name),
      [engagement.name],
    );
    // The second review is about the colleague.
    const own = reviewIds[1];
    ctx.expectThat(
      'their own review is not named',
      reader.reviews?.every(({ reviewId }) => reviewId !== own) ?? false,
    );
    await me.request('deleteEngagement', { path: { id: engagement.id } });
  },
});
