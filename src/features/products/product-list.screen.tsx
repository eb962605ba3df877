import { productFields, type Product } from '#machines/products/product.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/add-link.tsx';
import type { Address } from '#records/address.ts';
import { PageHead } from '#records/page-head.tsx';
import { RecordGrid, type ListPlace } from '#records/record-grid.tsx';
import { RowActions } from '#records/row-actions.tsx';
import { productAddresses } from '#page/addresses.ts';
import { useProductColumns } from './use-product-columns.tsx';

export interface ProductListScreenProps extends ListPlace {
  actor: ListActor<Product>;
  onCopyAddress: (address: Address) => void;
}

/** All products; none is deleted, as built. Source: document 3, section 2 (Products and Apps). */
export function ProductListScreen({ actor, onCopyAddress, ...place }: ProductListScreenProps) {
  const text = useText('products');
  const columns = useProductColumns();
  const add = <AddLink address={productAddresses.add}>{text('add')}</AddLink>;
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <RecordGrid
        {...place}
        actor={actor}
        label={text('title')}
        exportName="products"
        fields={productFields}
        columns={columns}
        emptyAction={add}
        renderActions={({ id, name }) => (
          <RowActions
            id={id}
            name={name}
            addresses={productAddresses}
            hasView={false}
            onCopyAddress={onCopyAddress}
            deletionBlocked={text('noDeletion')}
          />
        )}
      />
    </>
  );
}
