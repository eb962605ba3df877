import { useSelector } from '@xstate/react';
import { lazy, type ReactNode } from 'react';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { Readable } from '#records/view/readable.tsx';
import { Details, LastChange } from '#records/view/record-view.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { productAddresses } from '#page/parameters/addresses.ts';
import { AppDetails } from './app-details.tsx';
import { AppTable } from './app-table.tsx';

const AppDialog = lazy(() =>
  import('./app-dialog.tsx').then((module) => ({ default: module.AppDialog })),
);

export interface ProductViewScreenProps {
  actor: ProductViewActor;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A product, called a group here, and its apps. Source: PROD-044, PROD-017. */
export function ProductViewScreen({ actor, onCopyAddress, ...page }: ProductViewScreenProps) {
  const text = useText('products');
  const app = useSelector(actor, ({ children }) => children.app);
  const productId = useSelector(actor, ({ context }) => context.id);
  const product = useSelector(actor, ({ context }) => context.product);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  const rejection = useSelector(actor, (state) =>
    state.matches('loadedProduct') ? state.context.rejection : '',
  );
  return (
    <Readable
      {...page}
      head={{
        id: productId,
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: productAddresses,
        onCopyAddress,
      }}
      getName={({ name }) => name}
      record={product}
      isMissing={isMissing}
      isUnavailable={isFailed}
      cause={cause}
    >
      {({ name, description, owner, startedYear, domain, status, appsDTO, ...change }) => (
        <>
          <Details
            items={[
              [text('groupName'), name],
              [text('description'), description],
              [text('owner'), owner],
              [text('startedYear'), String(startedYear)],
              [text('domain'), domain],
              [text('status'), text(status ? 'active' : 'inactive')],
            ]}
          />
          <LastChange {...change} />
          {rejection !== '' && <Banner tone="warning">{rejection}</Banner>}
          <AppTable actor={actor} apps={appsDTO} />
          <OnFirstOpen actor={app}>{(open) => <AppDialog actor={open} />}</OnFirstOpen>
          <AppDetails actor={actor} />
        </>
      )}
    </Readable>
  );
}
