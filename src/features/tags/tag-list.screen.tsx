import { Merge } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { findHidden, type HiddenSelection } from '#machines/lists/hidden-selection.ts';
import { matching } from '#machines/records/record-page.ts';
import { tagFields, type Tag } from '#machines/tags/tag.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/list/add-link.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { BulkQuestion } from '#records/list/bulk-question.tsx';
import { BulkReport } from '#records/list/bulk-report.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { IconLink } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordGrid } from '#records/list/record-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { ListUndo } from '#records/view/undo-offer.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { buildMergeAddress, tagAddresses } from '#page/parameters/addresses.ts';
import { TagEffects } from './tag-effects.tsx';
import { useTagColumns } from './use-tag-columns.tsx';

const getName = ({ name }: Tag) => name;
const getId = ({ id }: Tag) => id;

/** The tags of the tenant. Source: ADMIN-012, PROJ-D70. */
export function TagListScreen(props: ListScreenProps<Tag>) {
  const { actor, onCopyAddress, ...grid } = props;
  const text = useText('tags');
  const rows = useSelector(actor, ({ context }) => context.rows);
  const columns = useTagColumns(listTeams(rows ?? []));
  const picking = useBulkChoice(actor, getName, getId);
  const add = <AddLink address={tagAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Tag) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <ListUndo actor={actor} getName={getName} />
      <BulkReport actor={actor} getName={getName} />
      <RecordGrid
        {...grid}
        actor={actor}
        label={text('title')}
        exportName="tags"
        fields={tagFields}
        columns={columns}
        picking={picking}
        emptyAction={add}
        // On a selected row, the key deletes all selected rows.
        onDeleteKey={(row) =>
          picking.isSelected(row) ? actor.send({ type: 'DELETE_SELECTED' }) : remove(row)
        }
        renderActions={(row) => (
          <>
            <IconLink
              address={buildMergeAddress(row.id)}
              icon={<Merge aria-hidden="true" />}
              label={text('mergeTag', { name: row.name })}
            />
            <RowActions
              id={row.id}
              name={row.name}
              addresses={tagAddresses}
              onCopyAddress={onCopyAddress}
              onDelete={() => remove(row)}
            />
          </>
        )}
      />
      <BulkBar actor={actor} hidden={useHiddenTags(props)} />
      <BulkQuestion
        actor={actor}
        getName={getName}
        renderEffects={(tags) => <TagEffects tags={tags} />}
      />
      <DeleteQuestion
        actor={actor}
        title={() => text('deleteTitle')}
        renderEffects={(tag) => <TagEffects tags={[tag]} />}
      />
    </>
  );
}

/** The names of the teams that have a tag, in order. */
function listTeams(tags: readonly Tag[]): readonly string[] {
  const names = new Set(tags.flatMap(({ teamName }) => teamName ?? []));
  return [...names].toSorted((one, other) => one.localeCompare(other));
}

/** The selected tags that the filters hide. */
function useHiddenTags({ actor, search }: ListScreenProps<Tag>): HiddenSelection {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const fitting = matching(rows ?? [], search, tagFields);
  return { count: findHidden(selection, fitting, getId).length, by: 'filters' };
}
