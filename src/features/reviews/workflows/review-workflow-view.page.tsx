import { reviewWorkflowViewMachine } from '#machines/reviews/workflows/review-workflow-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { ReviewWorkflowViewScreen } from './review-workflow-view.screen.tsx';

export default recordViewPage(reviewWorkflowViewMachine, ReviewWorkflowViewScreen, 'workflowId');
