import { useActorRef } from '@xstate/react';
import { videoColumns, type Video } from '#machines/pray-tube/video.ts';
import { videoListMachine } from '#machines/pray-tube/video-list.machine.ts';
import { videoAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
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
