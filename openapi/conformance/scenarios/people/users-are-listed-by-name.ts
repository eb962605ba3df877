import { scenario } from '../../scenario/types.ts';
import { invitation } from '../../support/people.ts';

export default scenario({
  title: 'Users are listed by name, ignoring case',
  source: 'PEOPL-017, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const mark = ctx.uuid().slice(0, 8);
    for (const letter of ['b', 'A', 'C']) {
      await me.request('inviteSecurityUser', {
        body: { ...invitation(ctx), name: `${letter} ${mark}` },
      });
    }
    const { securityUsers } = await me.request('getSecurityUsers');
    ctx.expectEqual(
      'the order',
      securityUsers.filter(({ name }) => name.endsWith(mark)).map(({ name }) => name),
      [`A ${mark}`, `b ${mark}`, `C ${mark}`],
    );
  },
});
