import { useCallback } from 'react';
import { useFormat } from '#i18n/format.tsx';

interface ReviewDays {
  reviewStartDate: string;
  reviewEndDate: string;
}

/** The first and the last day of a review, as 'MMM d, yyyy - MMM d, yyyy'. Source: REVW-016. */
export function useReviewDays(): (days: ReviewDays) => string {
  const { dayIn } = useFormat();
  return useCallback(
    ({ reviewStartDate, reviewEndDate }) =>
      `${dayIn('Mon d, yyyy', reviewStartDate)} - ${dayIn('Mon d, yyyy', reviewEndDate)}`,
    [dayIn],
  );
}
