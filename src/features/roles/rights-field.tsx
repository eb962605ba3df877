import { Search } from 'lucide-react';
import { useState } from 'react';
import { filterGroups, rightGroups } from '#machines/roles/rights.ts';
import { sortRights, toRights, type RoleForm } from '#machines/roles/role.ts';
import { searchableText } from '#machines/texts.ts';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { useField, type FieldProps } from '#records/form/use-field.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useRightNames } from './use-right-names.ts';
import { NeedsNotice } from './needs-notice.tsx';
import { RightGroupField } from './right-group-field.tsx';
import styles from './roles.module.css';

/** The rights of a role, by group, with a search. */
export function RightsField({ actor }: Pick<FieldProps<RoleForm>, 'actor'>) {
  const text = useText('roles');
  const { nameRight } = useRightNames();
  const [search, setSearch] = useState('');
  const label = text('privileges');
  const { value, change, isLocked, error } = useField({ actor, field: 'privileges', label });
  const selected = toRights(value);
  const set = (rights: readonly Privilege[], isOn: boolean) => {
    const after = new Set(selected);
    for (const right of rights) {
      if (isOn) after.add(right);
      else after.delete(right);
    }
    change(sortRights(after));
  };
  const searched = searchableText(search);
  const groups = filterGroups(rightGroups, (right) =>
    searchableText(nameRight(right)).includes(searched),
  );
  return (
    <fieldset data-field="privileges" className={styles.rights}>
      <legend className={styles.legend}>
        {text('selectedRights', { count: selected.length })}
      </legend>
      {error !== undefined && (
        <p className={styles.error} id="privileges-error">
          {error}
        </p>
      )}
      <TextField
        label={text('searchRights')}
        icon={<Search aria-hidden="true" />}
        value={search}
        onChange={setSearch}
      />
      <NeedsNotice selected={selected} isLocked={isLocked} onAdd={(needs) => set(needs, true)} />
      {groups.length === 0 && <p role="status">{text('noRights')}</p>}
      <div className={styles.groups}>
        {groups.map((group) => (
          <RightGroupField
            key={group.id}
            group={group}
            selected={selected}
            isLocked={isLocked}
            onChange={set}
          />
        ))}
      </div>
    </fieldset>
  );
}
