import { scenario } from '../../scenario/types.ts';
import { changePassword, ensurePassword } from '../../support/profile.ts';

export default scenario({
  title: 'A password changes if the current one is correct and the new one is confirmed',
  source: 'PROF-027, PROF-031',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const own = await ensurePassword(me);
    const other = 'Conformance-kit-9';
    const warned = async (what: string, passwords: [string, string, string?]) => {
      const warnings = await changePassword(me, passwords);
      ctx.expectThat(`there is a warning of ${what}`, warnings.length > 0);
    };
    await warned('a confirmation that differs', [own, other, `${other}!`]);
    await warned('other letters in it', [own, other, other.toLowerCase()]);
    await warned('a wrong current password', [`not ${own}`, other]);
    ctx.expectEqual('the warnings of a right change', await changePassword(me, [own, other]), []);
    await warned('the old password', [own, other]);
    ctx.expectEqual('the warnings of the way back', await changePassword(me, [other, own]), []);
  },
});
