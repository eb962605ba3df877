import { useMemo } from 'react';
import type { Video } from '#machines/pray-tube/video.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { videoAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Title, Category, Description, Added by and Added on. */
export function useVideoColumns(): readonly GridColumn<Video>[] {
  const text = useText('prayTube');
  const { dateTime } = useFormat();
  return useMemo(() => {
    const column = (id: 'category' | 'description' | 'addedByName'): GridColumn<Video> => ({
      id,
      header: text(id),
      cell: (row) => row[id] || '-',
      csv: (row) => row[id],
      isSortable: true,
      filter: 'text',
    });
    return [
      {
        id: 'title',
        header: text('videoTitle'),
        cell: ({ id, title }) => <RecordLink address={videoAddresses.view(id)}>{title}</RecordLink>,
        csv: ({ title }) => title,
        isSortable: true,
        filter: 'text',
      },
      column('category'),
      column('description'),
      column('addedByName'),
      {
        id: 'addedOn',
        header: text('addedOn'),
        cell: ({ addedOn }) => dateTime(addedOn),
        csv: ({ addedOn }) => addedOn,
        isSortable: true,
      },
    ];
  }, [text, dateTime]);
}
