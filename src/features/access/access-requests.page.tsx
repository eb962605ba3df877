import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef } from '@xstate/react';
import { accessAnswerMachine } from '#machines/access/access-answer.machine.ts';
import { accessRequestListMachine } from '#machines/access/access-request-list.machine.ts';
import { accessRequestColumns, type AccessRequest } from '#machines/access/access-request.ts';
import { catchLostFocus } from '#page/keys/catch-lost-focus.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { AccessRequestsScreen } from './access-requests.screen.tsx';

/** The requests for rights; a notification opens one of them. Source: PROJ-045. */
const AccessRequestsPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const navigate = useNavigate();
  const { request } = useSearch({ from: '/_tenant/accessRequests' });
  const address = useListSearch(accessRequestColumns);
  const memory = useApp().getRows<AccessRequest>(accessRequestColumns);
  const actor = useActorRef(accessRequestListMachine, {
    input: { search: address.search, memory },
  });
  const answer = useCompanion(actor, accessAnswerMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useSendOnChange(answer, request === undefined ? null : { type: 'request.open', id: request });
  useEmitted(answer, {
    // An answered row has no button.
    'requests.changed': () => void catchLostFocus(),
    'request.closed': () => {
      if (request === undefined) return;
      void navigate({
        to: '.',
        search: (others) => ({ ...others, request: undefined }),
        replace: true,
      });
    },
  });
  return (
    <AccessRequestsScreen
      {...followed}
      {...usePersistedColumns(profile.id, '/accessRequests')}
      ownId={profile.id}
      actor={actor}
      answer={answer}
      onRetry={onRetry}
    />
  );
});

export default AccessRequestsPage;
