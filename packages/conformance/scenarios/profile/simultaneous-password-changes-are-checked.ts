import { scenario } from '../../scenario/types.ts';
import { changePassword, ensurePassword } from '../../support/profile.ts';

export default scenario({
  title:
    'Of two simultaneous password changes, the second is checked against the password that the first has set',
  source: 'PROF-024, PROF-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const own = await ensurePassword(me);
    const requested = ['Conformance-kit-7', 'Conformance-kit-8'];
    const warned = await Promise.all(requested.map((each) => changePassword(me, [own, each])));
    const taken = requested.filter((_, at) => warned[at]?.length === 0);
    // Either password may be current now; this restores the person's own.
    for (const each of requested) await changePassword(me, [each, own]);
    ctx.expectEqual('how many were taken', taken.length, 1);
  },
});
