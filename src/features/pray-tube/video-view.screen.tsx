import type { ComponentType } from 'react';
import { readVideoLink, type VideoLink } from '#machines/pray-tube/video-link.ts';
import type { Video } from '#machines/pray-tube/video.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { videoAddresses } from '#page/parameters/addresses.ts';
import { Details, RecordView, type ViewScreenProps } from '#records/view/record-view.tsx';
import { WebLink } from '#records/view/web-link.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';

export interface PlayerProps {
  link: VideoLink;
  title: string;
}

interface VideoViewProps extends ViewScreenProps<Video> {
  /** The player of a known provider. */
  Player: ComponentType<PlayerProps>;
}

/** Shows a video with its player. Source: INTEG-018. */
export function VideoViewScreen({ Player, ...props }: VideoViewProps) {
  const text = useText('prayTube');
  const { dateTime } = useFormat();
  return (
    <RecordView {...props} text={text} addresses={videoAddresses} getName={({ title }) => title}>
      {(video) => {
        const link = readVideoLink(video.url);
        return (
          <>
            {link ? (
              <Player key={video.url} link={link} title={video.title} />
            ) : (
              <Banner>{text('unplayable')}</Banner>
            )}
            <Details
              items={[
                [text('url'), <WebLink key="url" url={video.url} />],
                [text('category'), video.category],
                [text('description'), video.description],
                [text('addedByName'), video.addedByName],
                [text('addedOn'), dateTime(video.addedOn)],
              ]}
            />
          </>
        );
      }}
    </RecordView>
  );
}
