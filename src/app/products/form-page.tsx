import { useActorRef } from '@xstate/react';
import { productAddresses } from '#features/products/addresses.ts';
import { ProductFormScreen } from '#features/products/product-form.screen.tsx';
import { productFormMachine } from '#machines/products/product-form.machine.ts';
import { emptyProduct } from '#machines/products/product.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried } from '../records/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '../records/record-form-page.tsx';

export const ProductFormPage = retried(({ onRetry }) => {
  const { owner, input } = useFormInput('product-form', useFormTarget('productId'), emptyProduct);
  const actor = useActorRef(productFormMachine, { input });
  return (
    <RecordFormPage
      actor={actor}
      owner={owner}
      list={productAddresses.list}
      nameOf={({ name }) => name}
    >
      <ProductFormScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
    </RecordFormPage>
  );
});

export const ProductUpdatePage = ofRecord(ProductFormPage, 'productId');
