import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { isTwoFactorOn, ensurePassword, switchOff } from '../../support/profile.ts';

export default scenario({
  title: 'The status of two-factor authentication and all calls that need it on or off agree',
  source: 'PROF-034, PROF-D17',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await ensurePassword(me);
    // One of them may have had it on for a long time.
    for (const who of [me, ctx.as('colleague')]) await agrees(ctx, who);
    await switchOff(me);
  },
});

async function agrees(ctx: ScenarioContext, who: Actor): Promise<void> {
  const isOn = await isTwoFactorOn(who);
  const { status: started } = await who.call('getTwoFactorConfig');
  ctx.expectEqual(`the answer to a set-up of ${who.role}`, started, isOn ? 409 : 200);
  const wrong = `not ${who.password()}`;
  const body = { passWord: wrong, verificationCode: '000000' };
  const { status } = await who.call('renewRecoveryCodes', { body });
  ctx.expectEqual('whether new codes are rejected while it is off', status === 409, !isOn);
  const stored = await who.call('disableTwoFactor', { body: { password: wrong } });
  if (stored.status !== 200) return;
  const { isTwoFactorAuthEnabled } = stored.body.twoFactorAuthResult.twoFactorAuthStatus;
  ctx.expectEqual('whether it is still on', isTwoFactorAuthEnabled, isOn);
}
