import { useActorRef } from '@xstate/react';
import { videoColumns, type Video } from '#machines/pray-tube/video.ts';
import { videoListMachine } from '#machines/pray-tube/video-list.machine.ts';
import { videoAddresses } from '#page/addresses.ts';
import { useApp } from '#page/use-app.ts';
import { retried, useCopyAddress } from '#page/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/use-list-search.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { usePersistedColumns } from '#session/persisted-columns.ts';
import { VideoListScreen } from './video-list.screen.tsx';

const VideoListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(videoColumns);
  const memory = useApp().getRows<Video>(videoColumns);
  const actor = useActorRef(videoListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <VideoListScreen
      {...followed}
      {...usePersistedColumns(profile.id, videoAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default VideoListPage;
