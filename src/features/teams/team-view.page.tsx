import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { isPartUnsaved } from '#machines/records/part-form.ts';
import { emptyGroup } from '#machines/teams/group.ts';
import { teamViewMachine } from '#machines/teams/team-view.machine.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/place.ts';
import { usePartDraft } from '#page/use-part-draft.ts';
import { UnsavedDialog } from '#page/unsaved-dialog.tsx';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useUnsaved } from '#page/use-unsaved.ts';
import { TeamViewScreen } from './team-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { teamId = '' } = useParams({ strict: false });
  const actor = useActorRef(teamViewMachine, { input: { id: teamId } });
  useTabReturn(actor);
  usePartDraft(actor, {
    name: `team-group ${teamId}`,
    emptyForm: emptyGroup,
    partOf: () => actor.getSnapshot().context.group?.groupId ?? null,
  });
  const question = useUnsaved(() => isPartUnsaved(actor.getSnapshot()));
  return (
    <>
      <TeamViewScreen
        actor={actor}
        notFound={<NotFoundPage />}
        onCopyAddress={useCopyAddress()}
        onRetry={onRetry}
      />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />
    </>
  );
});

export const TeamViewPage = ofRecord(ViewPage, 'teamId');
