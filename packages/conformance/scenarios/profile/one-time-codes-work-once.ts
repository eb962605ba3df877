import { scenario } from '../../scenario/types.ts';
import { ensurePassword, switchOff, switchOn, verify } from '../../support/profile.ts';
import { generateCode } from '../../support/totp.ts';

export default scenario({
  title: 'A one-time code is valid only once',
  source: 'PROF-052; RFC 6238, section 5.2',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const key = await switchOn(me);
    // The first code may have expired in the meantime; the one before it is even older.
    const again = await verify(me, await ensurePassword(me), generateCode(key, -1));
    ctx.expectThat('a code before the last one is rejected', !again.isAuthCodeVerified);
    const next = generateCode(key, 1);
    const first = await verify(me, await ensurePassword(me), next);
    ctx.expectThat('the next code is taken', first.isAuthCodeVerified === true);
    const second = await verify(me, await ensurePassword(me), next);
    ctx.expectThat('it is not taken twice', second.isAuthCodeVerified === false);
    await switchOff(me);
  },
});
