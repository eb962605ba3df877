import { reviewFormViewMachine } from '#machines/reviews/forms/review-form-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { ReviewFormViewScreen } from './review-form-view.screen.tsx';

export default recordViewPage(reviewFormViewMachine, ReviewFormViewScreen, 'formId');
