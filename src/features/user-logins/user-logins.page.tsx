import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { getFilters } from '#machines/lists/list-search.ts';
import { userLoginsMachine } from '#machines/user-logins/user-logins.machine.ts';
import { getDay, userLoginFields } from '#machines/user-logins/user-logins.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useFilterSets } from '#session/storage/lists/filter-sets.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { UserLoginsScreen } from './user-logins.screen.tsx';

const path = '/user-Logins';

/**
 * The page of the user logins. The day and the page, sort order and filter of the list are in the
 * URL.
 */
export default function UserLoginsPage() {
  const { timeZone } = useDateSettings();
  const { search, onSearch } = useListSearch(userLoginFields);
  const { profile, tenant } = usePage().workspace;
  const sets = useFilterSets({ subject: profile.id, tenantId: tenant.id }, path);
  const navigate = useNavigate();
  const actor = useActorRef(userLoginsMachine, {
    input: { clock: serverClock, timeZone, tenantId: tenant.id },
  });
  useSendOnChange(actor, { type: 'search.changed', search });
  useEmitted(actor, {
    'search.submitted': (event) => onSearch(event.search, { replace: false }),
  });
  return (
    <UserLoginsScreen
      actor={actor}
      onSearch={onSearch}
      filterSets={{
        ...sets,
        current: getDay(search) === null ? null : getFilters(search),
        onApply: (filters) => void navigate({ to: '.', search: filters as never }),
      }}
      onPrint={() => print()}
    />
  );
}
