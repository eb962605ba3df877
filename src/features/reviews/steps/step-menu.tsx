import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import type { StepItemProps } from './step-item.tsx';

/** Moves a step up or down. */
export function StepMenu({ step, number, count, onStep }: StepItemProps) {
  const text = useText('reviewSteps');
  const records = useText('records');
  return (
    <Menu label={records('moreActions', { name: step.stepName })} placement="bottom end">
      <MenuItem
        icon={<ArrowUp />}
        blockedBecause={number === 1 ? text('isFirst') : null}
        onAction={() => onStep(-1)}
      >
        {text('moveUp')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        blockedBecause={number === count ? text('isLast') : null}
        onAction={() => onStep(1)}
      >
        {text('moveDown')}
      </MenuItem>
    </Menu>
  );
}
