/** Shared helpers of the recipes and scenarios for requests for rights. */
import type { Actor, Success } from '../scenario/types.ts';
import { fetchProfile } from './profile.ts';

type Right = Success<'getProfile'>['profile']['userRights'][number];

/** The rights that may be requested; a person of the run lacks most of them. */
const candidates: readonly Right[] = ['vendors.basic', 'holidays.basic', 'tools.basic'];

/** A right that a person lacks. */
export async function freeRight(me: Actor): Promise<Right> {
  const { userRights } = await fetchProfile(me);
  const right = candidates.find((each) => !userRights.includes(each));
  if (!right) throw new Error(`${me.role} has all of ${candidates.join(', ')}.`);
  return right;
}

/** Withdraws a person's open request for a right, so that the right can be requested again. */
export async function withdrawOpen(me: Actor, privilege: Right): Promise<void> {
  const { accessRequest: last } = await me.request('getMyAccessRequest', { query: { privilege } });
  if (last?.status !== 'open') return;
  await me.request('withdrawAccessRequest', { path: { id: last.id } });
}

/** A new request of a person for a right that they lack, from a page if one is given. */
export async function accessRequest(me: Actor, right?: Right, page: string | null = null) {
  const privilege = right ?? (await freeRight(me));
  await withdrawOpen(me, privilege);
  return (await me.request('requestAccess', { body: { privilege, page } })).accessRequest;
}
