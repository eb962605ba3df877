const prefix = 'atrium.signedIn.';

/** The lock that each signed-in tab of a person holds together with the others. */
export const getLockName = (subject: string): string => prefix + subject;

/** Who is signed in in this browser, and in how many tabs; nobody knows without locks. */
export async function signedInTabs(locks: LockManager | undefined) {
  const { held = [] } = (await locks?.query()) ?? {};
  const tabs = new Map<string, number>();
  for (const { name = '' } of held) {
    if (name.startsWith(prefix)) tabs.set(name, (tabs.get(name) ?? 0) + 1);
  }
  return [...tabs].map(([name, count]) => ({ subject: name.slice(prefix.length), tabs: count }));
}

/** Whether some tab of this browser is signed in. */
export const isSignedInInOtherTab = async (): Promise<boolean> =>
  (await signedInTabs(navigator.locks)).length > 0;
