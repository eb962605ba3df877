import { useMemo } from 'react';
import type { PortalPage } from '#machines/portal-pages/portal-page.ts';
import { useFormat } from '#i18n/format.tsx';
import { nameRight } from '#i18n/right-names.ts';
import { useText } from '#i18n/text.tsx';
import { portalPageAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Title, Name, Address, Right, In the menu and Status. */
export function usePortalPageColumns(): readonly GridColumn<PortalPage>[] {
  const text = useText('portalPages');
  const rights = useText('privileges');
  const { list } = useFormat();
  return useMemo(() => {
    const getRight = ({ privilege }: PortalPage) =>
      privilege === null ? text('noRight') : nameRight(rights, privilege);
    const getTitles = ({ menuTitles }: PortalPage) => list(menuTitles);
    const getState = ({ isActive }: PortalPage) => text(isActive ? 'active' : 'inactive');
    return [
      {
        id: 'title',
        header: text('pageTitle'),
        cell: ({ id, title }) => (
          <RecordLink address={portalPageAddresses.edit(id)}>{title}</RecordLink>
        ),
        csv: ({ title }) => title,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'name',
        header: text('name'),
        cell: ({ name }) => name,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'route',
        header: text('route'),
        cell: ({ route, isKnown }) => (
          <>
            <bdi dir="ltr">{route}</bdi>{' '}
            {!isKnown && <Badge tone="warning">{text('unknownRoute')}</Badge>}
          </>
        ),
        csv: ({ route }) => route,
        isSortable: true,
        filter: 'text',
      },
      { id: 'privilege', header: text('privilege'), cell: getRight, csv: getRight },
      { id: 'menuTitles', header: text('menuTitles'), cell: getTitles, csv: getTitles },
      {
        id: 'isActive',
        header: text('isActive'),
        cell: (row) => <Badge tone={row.isActive ? 'success' : 'neutral'}>{getState(row)}</Badge>,
        csv: getState,
      },
    ];
  }, [text, rights, list]);
}
