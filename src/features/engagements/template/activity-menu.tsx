import { ArrowRightLeft } from 'lucide-react';
import type { TemplateStage } from '#machines/engagements/template/template.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';

interface ActivityMenuProps {
  /** The activity's description. */
  name: string;
  /** The stages that it can be moved to. */
  others: readonly TemplateStage[];
  /** Why nothing can be changed; null if it can. */
  blocked: string | null;
  onMove: (stage: TemplateStage) => void;
}

/** The stages that an activity can be moved to. Source: ENGAG-D12. */
export function ActivityMenu({ name, others, blocked, onMove }: ActivityMenuProps) {
  const text = useText('engagementTemplate');
  return (
    <Menu label={text('moreFor', { name })} placement="bottom end">
      {others.length === 0 ? (
        <MenuItem blockedBecause={blocked ?? text('noOtherStage')} onAction={() => undefined}>
          {text('moveTo', { stage: '…' })}
        </MenuItem>
      ) : (
        others.map((other) => (
          <MenuItem
            key={other.id}
            icon={<ArrowRightLeft />}
            blockedBecause={blocked}
            onAction={() => onMove(other)}
          >
            {text('moveTo', { stage: other.stageName })}
          </MenuItem>
        ))
      )}
    </Menu>
  );
}
