import { Plus } from 'lucide-react';
import { productFields, type Product } from '#machines/products/product.ts';
import type { ReadOnlyListActor } from '#machines/records/create-record-list.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/page-head.tsx';
import { RecordGrid, type ListPlace } from '#records/record-grid.tsx';
import { RowActions } from '#records/row-actions.tsx';
import { productAddresses } from './addresses.ts';
import { useProductColumns } from './use-product-columns.tsx';

export interface ProductListScreenProps extends ListPlace {
  actor: ReadOnlyListActor<Product>;
  onCopyAddress: (address: Address) => void;
}

/** All products; none is deleted, as built. Source: document 3, section 2 (Products and Apps). */
export function ProductListScreen({ actor, onCopyAddress, ...place }: ProductListScreenProps) {
  const text = useText('products');
  const columns = useProductColumns();
  const add = (
    <LinkButton address={productAddresses.add} variant="primary" icon={<Plus aria-hidden="true" />}>
      {text('add')}
    </LinkButton>
  );
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
        rowKey={({ id }) => id}
        emptyAction={add}
        renderActions={({ id, name }) => (
          <RowActions
            id={id}
            name={name}
            addresses={productAddresses}
            hasView={false}
            onCopyAddress={onCopyAddress}
            deletionHint={text('noDeletion')}
          />
        )}
      />
    </>
  );
}
