import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { engagementMachine } from '#machines/engagements/engagement/engagement.machine.ts';
import { checkAccess } from '#machines/session/entry-rule.ts';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { useEngagementChanges } from '#page/records/use-engagement-changes.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { EngagementDrafts } from './engagement-drafts.tsx';
import { EngagementScreen } from './engagement.screen.tsx';

/** An engagement; the view and the stage are in the address. Source: ENGAG-095. */
function EngagementPage() {
  const id = useRecordId('engagementId') ?? '';
  const { profile } = usePage().workspace;
  const search: { view?: unknown; stage?: unknown } = useSearch({ strict: false });
  const view = search.view === 'stages' ? 'stages' : 'overview';
  const stageId = typeof search.stage === 'string' ? search.stage : null;
  const navigate = useNavigate();
  const canEdit = checkAccess('engagements.edit', profile) === null;
  const actor = useActorRef(engagementMachine, { input: { id, canEdit, view, stageId } });
  useSendOnChange(actor, { type: 'address.change', view, stageId });
  useTabReturn(actor);
  const send = (event: { type: 'network.returned' | 'engagement.changed' }) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  useEngagementChanges((engagementId) => {
    if (engagementId === id) send({ type: 'engagement.changed' });
  });
  useOnline(() => send({ type: 'network.returned' }));
  useEmitted(actor, {
    'engagement.deleted': () => void navigate(engagementAddresses.list),
    'engagement.created': ({ id: newId }) => void navigate(engagementAddresses.view(newId)),
  });
  return (
    <>
      <EngagementScreen
        actor={actor}
        clock={serverClock}
        onAddress={(next) =>
          void navigate({
            to: '.',
            search: {
              engagementId: id,
              view: next.view,
              ...(next.stageId !== null && { stage: next.stageId }),
            } as never,
            replace: true,
            resetScroll: false,
          })
        }
        notFound={<NotFoundPage />}
      />
      <EngagementDrafts actor={actor} />
    </>
  );
}

/** Remounts the page when another engagement is opened. */
function KeyedEngagement() {
  return <EngagementPage key={useRecordId('engagementId')} />;
}

export default ofRecord(KeyedEngagement, 'engagementId');
