import { useMemo } from 'react';
import type { ReviewForm } from '#machines/reviews/forms/review-form.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Name, Description, Questions, Status and Usage. */
export function useReviewFormColumns(): readonly GridColumn<ReviewForm>[] {
  const text = useText('reviewForms');
  const { number } = useFormat();
  return useMemo(() => {
    const getStatus = ({ isActive }: ReviewForm) => text(isActive ? 'active' : 'inactive');
    const getUsage = ({ isInUse }: ReviewForm) => text(isInUse ? 'inUse' : 'notInUse');
    const getCount = ({ questions }: ReviewForm) => number(questions.length);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => (
          <RecordLink address={reviewFormAddresses.view(id)}>{name}</RecordLink>
        ),
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'description',
        header: text('description'),
        cell: ({ description }) => description || '-',
        csv: ({ description }) => description,
        isSortable: true,
        filter: 'text',
      },
      { id: 'questions', header: text('questions'), cell: getCount, csv: getCount },
      {
        id: 'isActive',
        header: text('isActive'),
        cell: (form) => (
          <Badge tone={form.isActive ? 'success' : 'neutral'}>{getStatus(form)}</Badge>
        ),
        csv: getStatus,
        isSortable: true,
        filter: [
          { value: 'true', label: text('active') },
          { value: 'false', label: text('inactive') },
        ],
      },
      {
        id: 'isInUse',
        header: text('usage'),
        cell: getUsage,
        csv: getUsage,
        isSortable: true,
        filter: [
          { value: 'true', label: text('inUse') },
          { value: 'false', label: text('notInUse') },
        ],
      },
    ];
  }, [text, number]);
}
