import { getRouteApi } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { calendarConnectionMachine } from '#machines/calendar/calendar-connection.machine.ts';
import type { ProviderResponse } from '#machines/calendar/calendar-response.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { appAddress } from '#session/address.ts';
import {
  clearCalendarState,
  readCalendarState,
  saveCalendarState,
} from '#session/calendar-state.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { CalendarConnectionScreen } from './calendar-connection.screen.tsx';

const route = getRouteApi('/_tenant/google/auth');

/**
 * The page of the person's calendar, to which its provider also returns: the state that this tab
 * has started with is in its session storage, the verifier only on the server.
 */
export default function CalendarConnectionPage() {
  const { code = '', state = '', error = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [response] = useState<ProviderResponse | null>(() =>
    code === '' && error === '' ? null : { code, state, error, startedState: readCalendarState() },
  );
  const redirectUri = new URL('google/auth', appAddress).href;
  const actor = useActorRef(calendarConnectionMachine, { input: { response, redirectUri } });
  useTabReturn(actor);
  useFollowed(actor, ({ context }) => {
    if (context.response !== null || (code === '' && error === '')) return;
    clearCalendarState();
    void navigate({ search: {}, replace: true });
  });
  useEmitted(actor, {
    'provider.requested': (request) => {
      saveCalendarState(request.state);
      location.assign(request.address);
    },
  });
  return <CalendarConnectionScreen actor={actor} />;
}
