import { useCallback, useMemo, useState } from 'react';
import type { RightGroup } from '#machines/roles/rights.ts';
import type { Role } from '#machines/roles/role.ts';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { tableClass } from '#ui/display/rows/table.tsx';
import { GroupRow, RightRow } from './matrix-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import styles from './roles.module.css';

interface Props {
  groups: readonly RightGroup[];
  roles: readonly Role[];
  onRight: (right: Privilege) => void;
}

/** A table of which every cell can be reached by the arrow keys. */
const grid = { role: 'grid' };

/**
 * The rights as rows and the roles as columns. Arrow keys move between cells, as in any grid; the
 * groups with multiple rights fold.
 */
export function RightsMatrix({ groups, roles, onRight }: Props) {
  const text = useText('roles');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const sets = useMemo(() => roles.map(({ privileges }) => new Set(privileges)), [roles]);
  const rows = listRows(groups, folded);
  const { active, frame, onKeyDown, onFocus } = useGridKeys(rows.length + 1, roles.length + 1);
  // Stable, so that the memoized rows stay as they are.
  const toggle = useCallback(
    (id: string) => setFolded((before) => new Set(before).symmetricDifference(new Set([id]))),
    [],
  );
  const getColumn = (row: number) => (active.row === row ? active.column : null);
  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.matrix}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <table {...grid} aria-label={text('matrixTitle')} className={tableClass.table}>
        <thead>
          <tr>
            <th scope="col" tabIndex={getColumn(0) === 0 ? 0 : -1} data-cell="0-0">
              {text('right')}
            </th>
            {roles.map(({ id, name }, index) => (
              <th key={id} scope="col">
                <RecordLink
                  address={roleAddresses.edit(id)}
                  tabIndex={getColumn(0) === index + 1 ? 0 : -1}
                  data-cell={`0-${index + 1}`}
                >
                  {name}
                </RecordLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) =>
            row.kind === 'group' ? (
              <GroupRow
                key={row.group.id}
                group={row.group}
                sets={sets}
                isFolded={folded.has(row.group.id)}
                row={index + 1}
                activeColumn={getColumn(index + 1)}
                onToggle={toggle}
              />
            ) : (
              <RightRow
                key={row.right}
                right={row.right}
                isIndented={row.isIndented}
                sets={sets}
                row={index + 1}
                activeColumn={getColumn(index + 1)}
                onRight={onRight}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

type Row =
  | { kind: 'group'; group: RightGroup }
  | { kind: 'right'; right: Privilege; isIndented: boolean };

/** The visible rows: a group with one right is that right. */
const listRows = (groups: readonly RightGroup[], folded: ReadonlySet<string>): readonly Row[] =>
  groups.flatMap((group): Row[] => {
    const isGroup = group.rights.length > 1;
    const rights = group.rights.map((right): Row => ({
      kind: 'right',
      right,
      isIndented: isGroup,
    }));
    if (!isGroup) return rights;
    return [{ kind: 'group', group }, ...(folded.has(group.id) ? [] : rights)];
  });
