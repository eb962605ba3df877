const prefix = 'atrium.signedIn.';

/** The name of the lock that all signed-in tabs of a user share. */
export const getLockName = (subject: string): string => prefix + subject;

/**
 * The users who are signed in in this browser, with their number of tabs; empty without the Locks
 * API.
 */
export async function signedInTabs(locks: LockManager | undefined) {
  const { held = [] } = (await locks?.query()) ?? {};
  const tabs = new Map<string, number>();
  for (const { name = '' } of held) {
    if (name.startsWith(prefix)) tabs.set(name, (tabs.get(name) ?? 0) + 1);
  }
  return [...tabs].map(([name, count]) => ({ subject: name.slice(prefix.length), tabs: count }));
}

/** Whether any tab of this browser is signed in. */
export const isSignedInInOtherTab = async (): Promise<boolean> =>
  (await signedInTabs(navigator.locks)).length > 0;
