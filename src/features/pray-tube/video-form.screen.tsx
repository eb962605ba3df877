import type { VideoForm } from '#machines/pray-tube/video.ts';
import { useText } from '#i18n/text.tsx';
import { videoAddresses } from '#page/parameters/addresses.ts';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';

/** Adds or edits a video. Source: INTEG-018. */
export function VideoFormScreen(props: FormScreenProps<VideoForm>) {
  const { actor } = props;
  const text = useText('prayTube');
  const of = (field: keyof VideoForm, label: string) => ({ actor, field, label });
  return (
    <RecordForm {...props} text={text} list={videoAddresses.list}>
      <FormText {...of('title', text('videoTitle'))} isRequired autoFocus />
      <FormText {...of('url', text('url'))} type="url" isRequired description={text('urlHint')} />
      <FormText {...of('category', text('category'))} />
      <FormText {...of('description', text('description'))} multiline />
    </RecordForm>
  );
}
