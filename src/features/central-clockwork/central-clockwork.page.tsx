import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import {
  memberColumns,
  scopes,
  type CentralMember,
  type Scope,
} from '#machines/central-clockwork/central-member.ts';
import { centralMembersMachine } from '#machines/central-clockwork/central-members.machine.ts';
import {
  runningTimersMachine,
  type RunningTimersActor,
} from '#machines/central-clockwork/running-timers.machine.ts';
import { serverClock } from '#machines/clock.ts';
import { centralAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { CentralClockWorkScreen } from './central-clockwork.screen.tsx';
import { CentralMembers } from './central-members.tsx';

/** The scope in the address; people who lead no team see everyone. */
function useScope() {
  const { scope }: { scope?: unknown } = useSearch({ strict: false });
  const { isTeamLead } = usePage().workspace;
  const requested = scopes.find((each) => each === scope) ?? 'All';
  return isTeamLead ? requested : 'All';
}

interface MembersProps {
  timers: RunningTimersActor;
  scope: Scope;
  onRetry: () => void;
}

/** Reloads silently when a timer has started or stopped. */
function Members({ timers, scope, onRetry }: MembersProps) {
  const { profile } = usePage().workspace;
  const address = useListSearch(memberColumns);
  const memory = useApp().getRows<CentralMember>(memberColumns);
  const actor = useActorRef(centralMembersMachine, {
    input: { search: address.search, parentId: scope, ...(scope === 'All' && { memory }) },
  });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useEmitted(timers, { 'timers.changed': () => actor.send({ type: 'tab.returned' }) });
  return (
    <CentralMembers
      {...followed}
      {...usePersistedColumns(profile.id, centralAddresses.list.to)}
      actor={actor}
      onRetry={onRetry}
    />
  );
}

/** Centralized ClockWork, with its scope in the address. */
export default function CentralClockWorkPage() {
  const { isTeamLead } = usePage().workspace;
  const scope = useScope();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const actor = useActorRef(runningTimersMachine, { input: { clock: serverClock, scope } });
  useTabReturn(actor);
  useSendOnChange(actor, { type: 'scope.changed', scope });
  return (
    <CentralClockWorkScreen
      actor={actor}
      onScope={
        isTeamLead
          ? (next) =>
              void navigate({
                to: '.',
                search: (next === 'All' ? {} : { scope: next }) as never,
                resetScroll: false,
              })
          : null
      }
    >
      <Members
        key={`${scope} ${attempt}`}
        timers={actor}
        scope={scope}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </CentralClockWorkScreen>
  );
}
