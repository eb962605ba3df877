import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import type { ZipCode } from '#machines/zip-codes/zip-code.ts';
import { useText } from '#i18n/text.tsx';
import { zipCodeAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import type { GridColumn } from '#ui/data-grid/grid.ts';

const getName = ({ zip }: ZipCode) => zip;
const fields = ['zip', 'city', 'stateCode', 'stateName'] as const;

/** The zip codes of the United States. Source: ADMIN-007. */
export function ZipCodeListScreen(props: ListScreenProps<ZipCode>) {
  const { onCopyAddress: _onCopyAddress, ...grid } = props;
  const text = useText('zipCodes');
  const columns = useMemo(
    () =>
      fields.map((field): GridColumn<ZipCode> => ({
        id: field,
        header: text(field),
        cell: (row) => row[field],
        csv: (row) => row[field],
        isSortable: true,
        filter: 'text',
      })),
    [text],
  );
  const importLink = (
    <Link {...zipCodeAddresses.import} className={buttonClass('primary')}>
      <Upload aria-hidden="true" />
      <span>{text('import')}</span>
    </Link>
  );
  return (
    <>
      <PageHead title={text('title')}>{importLink}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={columns}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={importLink}
        exportName={text('fileName')}
      />
    </>
  );
}
