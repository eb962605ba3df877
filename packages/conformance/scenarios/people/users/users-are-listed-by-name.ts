import { scenario } from '../../../scenario/types.ts';
import { invitation } from '../../../support/people.ts';

export default scenario({
  title: 'Users are listed by name, ignoring case',
  source: 'PEOPL-017, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const mark = ctx.uuid().slice(0, 8);
    const address = (letter: string) => `${letter}.${mark}@people.test`;
    for (const letter of ['b', 'A', 'C']) {
      await me.request('inviteSecurityUser', {
        body: { ...invitation(ctx), email: address(letter) },
      });
    }
    const { securityUsers } = await me.request('getSecurityUsers');
    ctx.expectEqual(
      'the order',
      securityUsers.filter(({ name }) => name.includes(mark)).map(({ name }) => name),
      ['a', 'b', 'c'].map(address),
    );
  },
});
