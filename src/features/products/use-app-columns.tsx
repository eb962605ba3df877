import { useMemo } from 'react';
import type { App } from '#machines/products/app.ts';
import { useText } from '#i18n/text.tsx';
import { WebLink } from '#records/view/web-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** Apps Name, URL, Type, Port. Source: PROD-013. */
export function useAppColumns(): readonly GridColumn<App>[] {
  const text = useText('products');
  return useMemo(() => {
    const column = (id: 'appName' | 'url' | 'type', header: string): GridColumn<App> => ({
      id,
      header,
      cell: (app) => <bdi>{app[id]}</bdi>,
      csv: (app) => app[id],
      isSortable: true,
      filter: 'text',
    });
    return [
      column('appName', text('appsName')),
      { ...column('url', text('url')), cell: ({ url }) => <WebLink url={url} />, isLong: true },
      column('type', text('type')),
      {
        id: 'port',
        header: text('port'),
        cell: ({ port }) => port,
        csv: ({ port }) => String(port),
        align: 'end',
        isSortable: true,
      },
    ];
  }, [text]);
}
