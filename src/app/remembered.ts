import { safeTarget } from '#machines/session/target.ts';
import { appAddress } from './address.ts';
import { keep, read } from './device.ts';

const local = () => localStorage;
const session = () => sessionStorage;

const targetKey = 'atrium.target';
const signedInKey = 'atrium.signedIn';
const serverNoticeKey = 'atrium.serverNotice';
const signInAgainKey = 'atrium.device.signInAgain';

/** Where to go after the gateway, already held to this app; taking it forgets it. */
export function takeTarget(): string | null {
  const kept = savedTarget();
  sessionStorage.removeItem(targetKey);
  return kept;
}

export function savedTarget(): string | null {
  const kept = read(session, targetKey);
  return safeTarget(typeof kept === 'string' ? kept : null, appAddress);
}

export const saveTarget = (href: string): void => keep(session, targetKey, href);

/** Whether somebody signed in in this tab, so that the start page may say "Continue". */
export const isSignedInHere = (): boolean => read(session, signedInKey) === true;

export const noteSignedIn = (): void => keep(session, signedInKey, true);

/**
 * After a timed-out session the identity provider is asked to ask again, so that whoever sits
 * there now is not let in by what it remembers.
 */
export const mustSignInAgain = (): boolean => read(local, signInAgainKey) === true;

export function noteSignInAgain(isNeeded: boolean): void {
  if (isNeeded) keep(local, signInAgainKey, true);
  else localStorage.removeItem(signInAgainKey);
}

/** What the embedded server has to say about the demo data, until the person is there. */
export type ServerNotice = 'rebuilt' | 'notKept';

export const saveServerNotice = (notice: ServerNotice): void =>
  keep(session, serverNoticeKey, notice);

/** Taking it forgets it. */
export function takeServerNotice(): ServerNotice | null {
  const kept = read(session, serverNoticeKey);
  sessionStorage.removeItem(serverNoticeKey);
  return kept === 'rebuilt' || kept === 'notKept' ? kept : null;
}
