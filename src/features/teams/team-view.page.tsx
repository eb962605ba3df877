import { useParams } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { emptyGroup } from '#machines/teams/group.ts';
import { teamViewMachine } from '#machines/teams/team-view.machine.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { TeamViewScreen } from './team-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { teamId = '' } = useParams({ strict: false });
  const actor = useActorRef(teamViewMachine, { input: { id: teamId } });
  useTabReturn(actor);
  const group = useSelector(actor, ({ children }) => children.group);
  const question = usePartDraft(group, {
    name: `team-group ${teamId}`,
    emptyForm: emptyGroup,
    getId: ({ groupId }) => groupId,
  });
  return (
    <>
      <TeamViewScreen
        actor={actor}
        notFound={<NotFoundPage />}
        onCopyAddress={useCopyAddress()}
        onRetry={onRetry}
      />
      <UnsavedDialog question={question} onLeave={() => group?.send({ type: 'CANCEL' })} />
    </>
  );
});

export default ofRecord(ViewPage, 'teamId');
