import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProductView } from '#machines/products/product-view.actors.ts';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { PageHead } from '#records/page-head.tsx';
import { Details, LastChange } from '#records/record-view.tsx';
import { ViewActions } from '#records/view-actions.tsx';
import { Banner } from '#ui/banner.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { productAddresses } from './addresses.ts';
import { AppDialogs } from './app-dialogs.tsx';
import { AppTable } from './app-table.tsx';

export interface ProductViewScreenProps {
  actor: ProductViewActor;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A product, called a group here, and its apps. Source: document 3, sections 2 and 4. */
export function ProductViewScreen(props: ProductViewScreenProps) {
  const { actor, notFound, onRetry } = props;
  const text = useText('records');
  const product = useSelector(actor, ({ context }) => context.product);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  if (isMissing) return notFound;
  if (isFailed) {
    return (
      <Unavailable title={text('unavailable')} retryLabel={text('tryAgain')} onRetry={onRetry}>
        {text('unavailableText')}
      </Unavailable>
    );
  }
  if (!product) return <Loader label={text('loading')} />;
  return <Group {...props} product={product} />;
}

function Group(props: ProductViewScreenProps & { product: ProductView }) {
  const { actor, product, onCopyAddress } = props;
  const text = useText('products');
  const refusal = useSelector(actor, (state) =>
    state.matches('loadedProduct') ? state.context.refusal : '',
  );
  return (
    <>
      <PageHead
        title={product.name}
        above={[{ title: text('title'), to: productAddresses.list.to }]}
      >
        <ViewActions id={product.id} addresses={productAddresses} onCopyAddress={onCopyAddress} />
      </PageHead>
      <Details
        items={[
          [text('groupName'), product.name],
          [text('description'), product.description],
          [text('owner'), product.owner],
          [text('startedYear'), String(product.startedYear)],
          [text('domain'), product.domain],
          [text('status'), text(product.status ? 'active' : 'inactive')],
        ]}
      />
      <LastChange {...product} />
      {refusal !== '' && <Banner tone="warning">{refusal}</Banner>}
      <AppTable actor={actor} apps={product.appsDTO} />
      <AppDialogs actor={actor} />
    </>
  );
}
