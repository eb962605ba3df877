import type { ReviewForm } from '#machines/reviews/forms/review-form.ts';
import { useText } from '#i18n/text.tsx';
import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import {
  Details,
  LastChange,
  RecordView,
  type ViewScreenProps,
} from '#records/view/record-view.tsx';
import { FormPreview } from './form-preview.tsx';

/** Shows a review form, and how those who fill it in see it. Source: REVW-004. */
export function ReviewFormViewScreen(props: ViewScreenProps<ReviewForm>) {
  const text = useText('reviewForms');
  return (
    <RecordView {...props} text={text} addresses={reviewFormAddresses} getName={({ name }) => name}>
      {(form) => (
        <>
          <Details
            items={[
              [text('description'), form.description],
              [text('questions'), text('questionCount', { count: form.questions.length })],
              [text('isActive'), text(form.isActive ? 'active' : 'inactive')],
              [text('usage'), text(form.isInUse ? 'inUse' : 'notInUse')],
            ]}
          />
          <FormPreview form={form} />
          <LastChange {...form} />
        </>
      )}
    </RecordView>
  );
}
