import { recipes } from '../scenario/recipe.ts';
import type { Actor } from '../scenario/types.ts';
import {
  startSetUp,
  changePassword,
  getOwnSession,
  ensurePassword,
  fetchProfile,
  recoveryCodes,
  switchOff,
  switchOn,
  verify,
} from '../support/profile.ts';
import { generateCode } from '../support/totp.ts';

const another = 'Conformance-kit-9';
/** A person's unused codes, stored while the call that generates new ones is checked. */
const unused = new WeakMap<Actor, string[]>();

const base = { as: 'member', when: 'exclusive' } as const;

export default recipes({
  updateDateFormatAndTimeZone: {
    ...base,
    send: async (_ctx, _sample, me) => {
      const { dateFormat, timeZone } = await fetchProfile(me);
      return { body: { dateFormat, timeZone } };
    },
  },
  uploadProfileImage: { as: 'member' },
  getProfileImage: {
    as: 'member',
    send: async (ctx, _sample, me) => {
      const body = { file: ctx.file('png') };
      const { imageUrl } = await me.request('uploadProfileImage', { body });
      return { path: { imageId: imageUrl.split('/').at(-1) ?? '' } };
    },
  },
  changePassword: {
    ...base,
    // Changes the password and changes it back: the call under test sets the password that the run
    // knows.
    send: async (_ctx, _sample, me) => {
      const own = await ensurePassword(me);
      await changePassword(me, [own, another]);
      const { id } = await fetchProfile(me);
      const body = { id, oldPassword: another, newPassword: own, newConfirmPassword: own };
      return { body };
    },
  },
  getTwoFactorConfig: {
    ...base,
    send: async (_ctx, _sample, me) => {
      await switchOff(me);
      return {};
    },
    // Only a started set-up can be verified; an empty code is never valid.
    reads: async (me) => {
      const body = { passWord: await ensurePassword(me), verificationCode: '-' };
      return (await me.call('verifyTwoFactor', { body })).status;
    },
    after: (_ctx, me) => switchOff(me),
  },
  verifyTwoFactor: {
    ...base,
    send: async (_ctx, _sample, me) => {
      const verificationCode = generateCode(await startSetUp(me));
      return { body: { passWord: await ensurePassword(me), verificationCode } };
    },
    after: (_ctx, me) => switchOff(me),
  },
  getRecoveryCodes: {
    ...base,
    send: async (_ctx, _sample, me) => {
      unused.set(me, await recoveryCodes(me));
      return {};
    },
    // Codes stay valid until new ones are generated; each works once.
    reads: async (me) => {
      const code = unused.get(me)?.pop() ?? '';
      return (await verify(me, await ensurePassword(me), code)).isAuthCodeVerified;
    },
    after: (_ctx, me) => switchOff(me),
  },
  renewRecoveryCodes: {
    ...base,
    send: async (_ctx, _sample, me) => {
      // Switching it on has used the current code.
      const verificationCode = generateCode(await switchOn(me), 1);
      return { body: { passWord: await ensurePassword(me), verificationCode } };
    },
    after: (_ctx, me) => switchOff(me),
  },
  listSessions: { as: 'member' },
  endSession: {
    ...base,
    send: async (_ctx, _sample, me) => {
      const { id } = await getOwnSession(await me.onOtherDevice());
      return { path: { sessionId: id } };
    },
  },
  endOtherSessions: base,
  disableTwoFactor: {
    ...base,
    send: async (_ctx, _sample, me) => ({ body: { password: await ensurePassword(me) } }),
  },
});
