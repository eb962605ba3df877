import type { ReviewSettingsForm } from '#machines/reviews/settings/review-settings.ts';
import { useText } from '#i18n/text.tsx';

/** The labels of the fields; those of colours are the names of their statuses. */
export function useFieldLabel(): (field: keyof ReviewSettingsForm) => string {
  const text = useText('reviewSettings');
  const reviews = useText('reviews');
  return (field) => {
    switch (field) {
      case 'defaultWorkflowId':
      case 'isClientAutoNudge':
      case 'isGoogleCalendarSynced':
        return text(field);
      case 'InProgress':
      case 'Completed':
      case 'Archived':
        return text('ofCycle', { status: reviews(`cycleStatus_${field}`) });
      case 'NotStarted':
        return reviews('status_NotStarted');
      default:
        return text('ofReview', { status: reviews(`status_${field}`) });
    }
  };
}
