import type { ReviewForm } from '#machines/reviews/forms/review-form.ts';
import { useText } from '#i18n/text.tsx';
import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { useReviewFormColumns } from './use-review-form-columns.tsx';

const getName = ({ name }: ReviewForm) => name;

/** The list of review forms. Source: REVW-004. */
export function ReviewFormListScreen(props: ListScreenProps<ReviewForm>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('reviewForms');
  const add = <AddLink address={reviewFormAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: ReviewForm) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useReviewFormColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName={text('fileName')}
        onDeleteKey={(row) => {
          if (!row.isInUse) remove(row);
        }}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            addresses={reviewFormAddresses}
            deletionBlocked={row.isInUse ? text('inUseText') : null}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}
