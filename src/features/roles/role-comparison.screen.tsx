import { ArrowLeftRight } from 'lucide-react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { compareRoles } from '#machines/roles/compared-roles.ts';
import type { Role } from '#machines/roles/role.ts';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useRightNames } from './use-right-names.ts';
import { LoadedRoles } from './loaded-roles.tsx';
import styles from './roles.module.css';

/** The ids of the compared roles; null while one is not selected. */
export interface RolePair {
  first: string | null;
  second: string | null;
}

interface Props {
  actor: ListActor<Role>;
  pair: RolePair;
  onPair: (pair: RolePair) => void;
  onRetry: () => void;
}

/** Two roles, with the rights of one, of the other, and of both. Source: PEOPL-D32. */
export function RoleComparisonScreen({ actor, onRetry, ...props }: Props) {
  const text = useText('roles');
  return (
    <>
      <PageHead
        title={text('compareTitle')}
        above={[{ title: text('title'), to: roleAddresses.list.to }]}
      />
      <LoadedRoles actor={actor} onRetry={onRetry}>
        {(roles) => <Compared {...props} roles={roles} />}
      </LoadedRoles>
    </>
  );
}

function Compared({
  roles,
  pair,
  onPair,
}: Pick<Props, 'pair' | 'onPair'> & { roles: readonly Role[] }) {
  const text = useText('roles');
  const records = useText('records');
  const items = roles.map(({ id, name }) => ({ id, label: name }));
  const [first, second] = [pair.first, pair.second].map((id) =>
    roles.find((role) => role.id === id),
  );
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={text('firstRole')}
          placeholder={records('pleaseSelect')}
          items={items}
          value={first?.id ?? null}
          onChange={(id) => onPair({ ...pair, first: id })}
        />
        <Button
          icon={<ArrowLeftRight />}
          aria-label={text('swap')}
          onPress={() => onPair({ first: pair.second, second: pair.first })}
        />
        <Select
          label={text('secondRole')}
          placeholder={records('pleaseSelect')}
          items={items}
          value={second?.id ?? null}
          onChange={(id) => onPair({ ...pair, second: id })}
        />
      </div>
      {first && second ? (
        <Differences first={first} second={second} />
      ) : (
        <p role="status">{text('selectTwo')}</p>
      )}
    </>
  );
}

function Differences({ first, second }: { first: Role; second: Role }) {
  const text = useText('roles');
  const { onlyFirst, both, onlySecond } = compareRoles(first, second);
  return (
    <div className={styles.compared}>
      <RightList title={text('onlyIn', { name: first.name })} rights={onlyFirst} />
      <RightList title={text('inBoth')} rights={both} />
      <RightList title={text('onlyIn', { name: second.name })} rights={onlySecond} />
    </div>
  );
}

function RightList({ title, rights }: { title: string; rights: readonly Privilege[] }) {
  const text = useText('roles');
  const { nameRight } = useRightNames();
  return (
    <section>
      <h2 className={styles.legend}>{isolate(text('counted', { title, count: rights.length }))}</h2>
      {rights.length === 0 ? (
        <p className={styles.names}>{text('none')}</p>
      ) : (
        <ul className={styles.plain}>
          {rights.map((right) => (
            <li key={right}>{nameRight(right)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
