import { productFields, type Product } from '#machines/products/product.ts';
import { useText } from '#i18n/text.tsx';
import { RecordList, type ListScreenProps } from '#records/list/record-list.tsx';
import { productAddresses } from '#page/parameters/addresses.ts';
import { useProductColumns } from './use-product-columns.tsx';

/** All products; they cannot be deleted, as built. Source: PROD-013. */
export function ProductListScreen(props: ListScreenProps<Product>) {
  const text = useText('products');
  const deletionBlocked = text('noDeletion');
  return (
    <RecordList
      {...props}
      text={text}
      addresses={productAddresses}
      exportName="products"
      fields={productFields}
      columns={useProductColumns()}
      getRowProps={({ id, name }) => ({ id, name, hasView: false, deletionBlocked })}
    />
  );
}
