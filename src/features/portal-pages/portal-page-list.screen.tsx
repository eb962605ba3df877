import { isInMenu, type PortalPage } from '#machines/portal-pages/portal-page.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { portalPageAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { usePortalPageColumns } from './use-portal-page-columns.tsx';

const getName = ({ title }: PortalPage) => title;

/** The page manager. Source: ADMIN-003. */
export function PortalPageListScreen(props: ListScreenProps<PortalPage>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('portalPages');
  const { list } = useFormat();
  const add = <AddLink address={portalPageAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: PortalPage) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={usePortalPageColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName={text('fileName')}
        onDeleteKey={(row) => {
          if (!isInMenu(row)) remove(row);
        }}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.title}
            hasView={false}
            addresses={portalPageAddresses}
            deletionBlocked={
              isInMenu(row) ? text('inUseText', { titles: list(row.menuTitles) }) : null
            }
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ title }) => text('deleteTitle', { name: title })} />
    </>
  );
}
