import { useActorRef } from '@xstate/react';
import { systemClock } from '#machines/clock.ts';
import { userLoginsMachine } from '#machines/user-logins/user-logins.machine.ts';
import { userLoginFields } from '#machines/user-logins/user-logins.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { useListSearch } from '#page/use-list-search.ts';
import { usePage } from '#page/use-page.ts';
import { useTold } from '#page/use-told.ts';
import { UserLoginsScreen } from './user-logins.screen.tsx';

/** The page: the day, and the page, order and filter of its list, stand in the address. */
export default function UserLoginsPage() {
  const { timeZone } = useDateSettings();
  const { search, onSearch } = useListSearch(userLoginFields);
  const actor = useActorRef(userLoginsMachine, {
    input: { clock: systemClock, timeZone, tenantId: usePage().workspace.tenant.id },
  });
  useTold(actor, { type: 'search.changed', search });
  useEmitted(actor, {
    'search.submitted': (event) => onSearch(event.search, { replace: false }),
  });
  return <UserLoginsScreen actor={actor} onSearch={onSearch} />;
}
