import type { RightGroup } from '#machines/roles/rights.ts';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { useRightNames } from './use-right-names.ts';
import styles from './roles.module.css';

interface Props {
  group: RightGroup;
  selected: readonly Privilege[];
  isLocked: boolean;
  onChange: (rights: readonly Privilege[], isOn: boolean) => void;
}

/** The rights of a group; where there are multiple, all are selected together, too. */
export function RightGroupField({ group, selected, isLocked, onChange }: Props) {
  const text = useText('roles');
  const { nameRight, nameGroup } = useRightNames();
  const { rights } = group;
  const [first] = rights;
  if (first === undefined) return null;
  const count = rights.filter((right) => selected.includes(right)).length;
  const boxes = rights.map((right) => (
    <Checkbox
      key={right}
      isSelected={selected.includes(right)}
      isReadOnly={isLocked}
      onChange={(isOn) => onChange([right], isOn)}
    >
      {nameRight(right)}
    </Checkbox>
  ));
  if (rights.length === 1) return <div className={styles.group}>{boxes}</div>;
  return (
    <div role="group" aria-label={nameGroup(first)} className={styles.group}>
      <Checkbox
        className={styles.all}
        isSelected={count === rights.length}
        isIndeterminate={count > 0 && count < rights.length}
        isReadOnly={isLocked}
        onChange={(isOn) => onChange(rights, isOn)}
      >
        {text('selectAll', { group: nameGroup(first) })}
      </Checkbox>
      <div className={styles.indented}>{boxes}</div>
    </div>
  );
}
