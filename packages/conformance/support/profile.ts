/** Shared helpers of the recipes and scenarios for the user's own account. */
import type { Actor, Success } from '../scenario/types.ts';
import { generateCode } from './totp.ts';

export type TwoFactorResult = Success<'verifyTwoFactor'>['twoFactorAuthResult'];

/** The person's profile. */
export const fetchProfile = async (me: Actor) => (await me.request('getProfile')).profile;

/** Whether two-factor authentication is on. */
export const isTwoFactorOn = async (me: Actor): Promise<boolean> =>
  (await me.request('getTwoFactorStatus')).twoFactorAuthStatus.isTwoFactorAuthEnabled;

/** Submits a password and a code. */
export async function verify(me: Actor, passWord: string, code: string): Promise<TwoFactorResult> {
  const body = { passWord, verificationCode: code };
  return (await me.request('verifyTwoFactor', { body })).twoFactorAuthResult;
}

/** Rules for a valid password. Source: PROF-030. */
const guidance = [/^.{8,}$/su, /\p{Lu}/u, /[^\p{L}\p{N}]/u, /\p{Nd}/u];

/**
 * The person's password. A password that violates the rules, e.g. the demo world's, could never be
 * set again: it is changed permanently first.
 */
export async function ensurePassword(me: Actor): Promise<string> {
  const given = me.password();
  if (guidance.every((rule) => rule.test(given))) return given;
  const own = 'Conformance-own-1';
  // A warning means that an earlier run has done this.
  await changePassword(me, [given, own]);
  me.setPassword(own);
  return own;
}

/** Switches two-factor authentication off and discards a started set-up. */
export const switchOff = async (me: Actor) =>
  me.request('disableTwoFactor', { body: { password: await ensurePassword(me) } });

/** The key of a newly started set-up. */
export async function startSetUp(me: Actor): Promise<string> {
  await switchOff(me);
  return (await me.request('getTwoFactorConfig')).twoFactorAuthConfig.securityKey;
}

/** Switches two-factor authentication on with a new key; returns the key. */
export async function switchOn(me: Actor): Promise<string> {
  const key = await startSetUp(me);
  await verify(me, await ensurePassword(me), generateCode(key));
  return key;
}

/** Recovery codes after two-factor authentication was just switched on. */
export async function recoveryCodes(me: Actor): Promise<string[]> {
  await switchOn(me);
  return (await me.request('getRecoveryCodes')).recoveryCodes;
}

/** Requests a password change; returns the warnings, none if it was accepted. */
export async function changePassword(
  me: Actor,
  [oldPassword, newPassword, newConfirmPassword = newPassword]: [string, string, string?],
): Promise<string[]> {
  const { id } = await fetchProfile(me);
  const body = { id, oldPassword, newPassword, newConfirmPassword };
  return (await me.request('changePassword', { body })).warningMessages;
}

/** The session of the person's calls. */
export async function getOwnSession(
  me: Actor,
): Promise<Success<'listSessions'>['sessions'][number]> {
  const { sessions } = await me.request('listSessions');
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const [first] = own;
  if (!first || own.length > 1) throw new Error('Exactly one session must be the current one.');
  return first;
}
