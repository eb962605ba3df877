import { useActorRef } from '@xstate/react';
import { productListMachine } from '#machines/products/product-list.machine.ts';
import { productFields } from '#machines/products/product.ts';
import { retried } from '#page/place.ts';
import { useRecordPlace } from '#page/use-record-list.ts';
import { useApp } from '#page/use-app.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { productAddresses } from '#page/addresses.ts';
import { ProductListScreen } from './product-list.screen.tsx';

const ProductListPage = retried(({ onRetry }) => {
  const actor = useActorRef(productListMachine, {
    input: { memory: useApp().rowsOf(productFields) },
  });
  const place = useRecordPlace(productAddresses.list, productFields);
  useTabReturn(actor);
  return <ProductListScreen {...place} actor={actor} onRetry={onRetry} />;
});

export default ProductListPage;
