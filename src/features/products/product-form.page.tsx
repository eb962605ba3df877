import { useActorRef } from '@xstate/react';
import { productFormMachine } from '#machines/products/product-form.machine.ts';
import { emptyProduct } from '#machines/products/product.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecordOrNew } from '#page/of-record.tsx';
import { retried } from '#page/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '#page/record-form-page.tsx';
import { productAddresses } from '#page/addresses.ts';
import { ProductFormScreen } from './product-form.screen.tsx';

const ProductFormPage = retried(({ onRetry }) => {
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

export default ofRecordOrNew(ProductFormPage, 'productId');
