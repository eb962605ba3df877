import { Columns2, Grid3x3, KeyRound } from 'lucide-react';
import { isUsed, roleFields, type Role } from '#machines/roles/role.ts';
import { useText } from '#i18n/text.tsx';
import { accessRequestsAddress, roleAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordGrid } from '#records/list/record-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { TemplateButton } from './template-button.tsx';
import { useRoleColumns } from './use-role-columns.tsx';

/** The list of roles. Source: PEOPL-007, PEOPL-D31. */
export function RoleListScreen(props: ListScreenProps<Role>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('roles');
  const add = <AddLink address={roleAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Role) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>
        <LinkButton address={accessRequestsAddress} icon={<KeyRound aria-hidden="true" />}>
          {text('accessRequests')}
        </LinkButton>
        <LinkButton address={roleAddresses.matrix} icon={<Grid3x3 aria-hidden="true" />}>
          {text('matrix')}
        </LinkButton>
        <LinkButton address={roleAddresses.compare({})} icon={<Columns2 aria-hidden="true" />}>
          {text('compare')}
        </LinkButton>
        <TemplateButton />
        {add}
      </PageHead>
      <RecordGrid
        {...grid}
        label={text('title')}
        exportName="roles"
        fields={roleFields}
        columns={useRoleColumns()}
        emptyAction={add}
        onDeleteKey={(row) => {
          if (!isUsed(row)) remove(row);
        }}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            hasView={false}
            addresses={roleAddresses}
            deletionBlocked={isUsed(row) ? text('inUseText', { count: row.userCount }) : null}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}
