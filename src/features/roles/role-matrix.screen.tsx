import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { filterGroups, rightGroups } from '#machines/roles/rights.ts';
import type { Role } from '#machines/roles/role.ts';
import { searchableText } from '#machines/texts.ts';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useRightNames } from './use-right-names.ts';
import { LoadedRoles } from './loaded-roles.tsx';
import { RightsMatrix } from './rights-matrix.tsx';
import styles from './roles.module.css';

interface Props {
  actor: ListActor<Role>;
  /** Shows who has a right. */
  onRight: (right: Privilege) => void;
  onRetry: () => void;
}

/** All rights by role. Source: PEOPL-019, PEOPL-D32. */
export function RoleMatrixScreen({ actor, onRight, onRetry }: Props) {
  const text = useText('roles');
  const { nameRight } = useRightNames();
  const [search, setSearch] = useState({ right: '', role: '' });
  const [wanted, named] = [searchableText(search.right), searchableText(search.role)];
  // Stable, so that the rows of the grid stay as they are when roles are searched.
  const groups = useMemo(
    () => filterGroups(rightGroups, (right) => searchableText(nameRight(right)).includes(wanted)),
    [nameRight, wanted],
  );
  return (
    <>
      <PageHead
        title={text('matrixTitle')}
        above={[{ title: text('title'), to: roleAddresses.list.to }]}
      />
      <div className={styles.filters}>
        <TextField
          label={text('searchRights')}
          icon={<Search aria-hidden="true" />}
          value={search.right}
          onChange={(right) => setSearch({ ...search, right })}
        />
        <TextField
          label={text('searchRoles')}
          icon={<Search aria-hidden="true" />}
          value={search.role}
          onChange={(role) => setSearch({ ...search, role })}
        />
      </div>
      <LoadedRoles actor={actor} onRetry={onRetry}>
        {(all) => {
          const roles = all.filter(({ name }) => searchableText(name).includes(named));
          return roles.length === 0 || groups.length === 0 ? (
            <p role="status">{text('noMatch')}</p>
          ) : (
            <RightsMatrix groups={groups} roles={roles} onRight={onRight} />
          );
        }}
      </LoadedRoles>
    </>
  );
}
