import type { ListActor } from '#machines/lists/create-list.ts';
import { serviceFields, type Service } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/add-link.tsx';
import type { Address } from '#records/address.ts';
import { DeleteQuestion } from '#records/delete-question.tsx';
import { PageHead } from '#records/page-head.tsx';
import { usePricedColumns } from '#records/priced-columns.tsx';
import { RecordGrid, type ListPlace } from '#records/record-grid.tsx';
import { RowActions } from '#records/row-actions.tsx';
import { serviceAddresses } from '#page/addresses.ts';

export interface ServiceListScreenProps extends ListPlace {
  actor: ListActor<Service>;
  onCopyAddress: (address: Address) => void;
}

/** All services. Source: document 3, section 2 (Services). */
export function ServiceListScreen({ actor, onCopyAddress, ...place }: ServiceListScreenProps) {
  const text = useText('services');
  const { view } = serviceAddresses;
  const columns = usePricedColumns<Service>({ text, name: text('name'), view });
  const add = <AddLink address={serviceAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Service) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <RecordGrid
        {...place}
        actor={actor}
        label={text('title')}
        exportName="services"
        fields={serviceFields}
        columns={columns}
        onDeleteKey={remove}
        emptyAction={add}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            addresses={serviceAddresses}
            onCopyAddress={onCopyAddress}
            onDelete={() => remove(row)}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={() => text('deleteTitle')} />
    </>
  );
}
