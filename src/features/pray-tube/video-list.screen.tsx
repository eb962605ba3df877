import { Search } from 'lucide-react';
import { getFilter } from '#machines/lists/list-search.ts';
import type { Video } from '#machines/pray-tube/video.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import { videoAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { useVideoColumns } from './use-video-columns.tsx';

const getName = ({ title }: Video) => title;

/** The videos of the tenant: texts alone, nothing of their providers. Source: INTEG-002. */
export function VideoListScreen(props: ListScreenProps<Video>) {
  const { onCopyAddress, ...grid } = props;
  const { actor, search, onSearch } = grid;
  const text = useText('prayTube');
  const recordText = useText('records');
  const add = <AddLink address={videoAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Video) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useVideoColumns()}
        getName={getName}
        emptyAction={add}
        exportName="videos"
        onDeleteKey={remove}
        toolbar={
          <TextFilter
            label={recordText('search')}
            placeholder={recordText('search')}
            icon={<Search aria-hidden="true" />}
            value={getFilter(search, searchName)}
            onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
          />
        }
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.title}
            addresses={videoAddresses}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={() => text('deleteTitle')} />
    </>
  );
}
