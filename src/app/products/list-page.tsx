import { useActorRef } from '@xstate/react';
import { productAddresses } from '#features/products/addresses.ts';
import { ProductListScreen } from '#features/products/product-list.screen.tsx';
import { productListMachine } from '#machines/products/product-list.machine.ts';
import { productFields } from '#machines/products/product.ts';
import { retried } from '../records/place.ts';
import { useRecordPlace } from '../records/use-record-list.ts';
import { useTabReturn } from '../use-tab-return.ts';

export const ProductListPage = retried(({ onRetry }) => {
  const actor = useActorRef(productListMachine);
  const place = useRecordPlace(productAddresses.list, productFields);
  useTabReturn(actor);
  return <ProductListScreen {...place} actor={actor} onRetry={onRetry} />;
});
