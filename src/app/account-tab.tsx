import { useEffect, useState } from 'react';
import { api } from '#openapi/client/index.ts';
import { AccountScreen } from '#features/profile/account.screen.tsx';
import { usePage } from './use-page.ts';

/** The person's account, to be read. */
export function AccountTab() {
  const { profile } = usePage().workspace;
  return <AccountScreen person={profile} timeZone={useDescription(profile.timeZone)} />;
}

/** What the server calls a time zone; its id until that is known, and where it cannot be read. */
function useDescription(id: string): string {
  const [descriptions, setDescriptions] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    const left = new AbortController();
    api.listTimeZones({ signal: left.signal }).then(
      ({ timezones }) =>
        setDescriptions(new Map(timezones.map((zone) => [zone.id, zone.description]))),
      () => undefined, // told as every failed call is
    );
    return () => left.abort();
  }, []);
  return descriptions?.get(id) ?? id;
}
