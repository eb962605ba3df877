import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { getTarget, tagMergeMachine } from '#machines/tags/tag-merge.machine.ts';
import { tagAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useReturnUrl } from '#session/use-return-url.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { TagMergeScreen } from './tag-merge.screen.tsx';

const TagMergePage = retried(({ onRetry }) => {
  const id = useRecordId('tagId') ?? '';
  const { into }: { into?: string } = useSearch({ strict: false });
  const actor = useActorRef(tagMergeMachine, { input: { id, intoId: into ?? null } });
  const navigate = useNavigate();
  const returnUrl = useReturnUrl(tagAddresses.list);
  useFollowed(actor, (state) => {
    const savedName = getTarget(state.context)?.name;
    if (state.matches('merged'))
      void navigate({ ...returnUrl, ...(savedName !== undefined && { state: { savedName } }) });
    if (state.matches('left')) void navigate(returnUrl);
  });
  return <TagMergeScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />;
});

export default ofRecord(TagMergePage, 'tagId');
