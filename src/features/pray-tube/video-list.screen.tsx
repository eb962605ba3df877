import { videoFields, type Video } from '#machines/pray-tube/video.ts';
import { useText } from '#i18n/text.tsx';
import { videoAddresses } from '#page/addresses.ts';
import { DeleteQuestion } from '#records/delete-question.tsx';
import { RecordList, type ListScreenProps } from '#records/record-list.tsx';
import { useVideoColumns } from './use-video-columns.tsx';

/** The videos of the tenant: texts alone, nothing of their providers. Source: INTEG-002. */
export function VideoListScreen(props: ListScreenProps<Video>) {
  const { actor } = props;
  const text = useText('prayTube');
  return (
    <RecordList
      {...props}
      text={text}
      addresses={videoAddresses}
      exportName="videos"
      fields={videoFields}
      columns={useVideoColumns()}
      getRowProps={({ id, title }) => ({ id, name: title })}
      question={<DeleteQuestion actor={actor} title={() => text('deleteTitle')} />}
    />
  );
}
