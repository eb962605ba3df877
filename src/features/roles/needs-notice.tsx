import { findMissingNeeds } from '#machines/roles/rights.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useRightNames } from './use-right-names.ts';
import styles from './roles.module.css';

interface Props {
  selected: readonly Privilege[];
  isLocked: boolean;
  onAdd: (needs: readonly Privilege[]) => void;
}

/** The selected rights that are of no use without others, which can be added. Source: PEOPL-D32. */
export function NeedsNotice({ selected, isLocked, onAdd }: Props) {
  const text = useText('roles');
  const { list } = useFormat();
  const { nameRight } = useRightNames();
  const missing = findMissingNeeds(selected);
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning" title={text('needsTitle')}>
      <ul className={styles.needs}>
        {missing.map(({ right, needs }) => (
          <li key={right}>
            <span>
              {isolate(
                text('needsText', { right: nameRight(right), needs: list(needs.map(nameRight)) }),
              )}
            </span>
            <Button
              size="small"
              isDisabled={isLocked}
              aria-label={text('addNeedsLabel', { right: nameRight(right) })}
              onPress={() => onAdd(needs)}
            >
              {text('addNeeds')}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
