import { reviewFormFormMachine } from '#machines/reviews/forms/review-form-form.machine.ts';
import { rowsSchema } from '#machines/reviews/forms/form-row.ts';
import { emptyReviewForm } from '#machines/reviews/forms/review-form.ts';
import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ReviewFormFormScreen } from './review-form-form.screen.tsx';

export default recordFormPage(reviewFormFormMachine, {
  emptyForm: emptyReviewForm,
  list: reviewFormAddresses.list,
  getName: ({ name }) => name,
  parameter: 'formId',
  fieldSchemas: { rows: rowsSchema },
  Screen: ReviewFormFormScreen,
});
