import { useSelector } from '@xstate/react';
import { Copy, Eye, History, Printer, Trash2 } from 'lucide-react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';

export interface EngagementMenuProps {
  actor: EngagementActor;
  /** Why the engagement cannot be changed; null if it can. */
  blockedBecause: string | null;
}

/** The further actions on an engagement. */
export function EngagementMenu({ actor, blockedBecause }: EngagementMenuProps) {
  const text = useText('engagement');
  const { reason: noRight } = useBlocked('engagements.edit');
  const isTenantView = useSelector(actor, ({ context }) => context.isTenantView);
  const print = useSelector(actor, ({ children }) => children.print);
  return (
    <Menu label={text('moreActions')} placement="bottom end">
      <MenuItem
        icon={<Copy />}
        blockedBecause={blockedBecause}
        onAction={() => actor.send({ type: 'engagement.copy', copyId: crypto.randomUUID() })}
      >
        {text('duplicate')}
      </MenuItem>
      <MenuItem
        icon={<Eye />}
        blockedBecause={noRight}
        onAction={() => actor.send({ type: 'tenantView.toggle' })}
      >
        {text(isTenantView ? 'exitTenantView' : 'viewAsTenant')}
      </MenuItem>
      <MenuItem
        icon={<Printer />}
        description={text('printHint')}
        onAction={() => print?.send({ type: 'print' })}
      >
        {text('print')}
      </MenuItem>
      <MenuItem
        icon={<History />}
        effect="reading"
        blockedBecause={noRight ?? (isTenantView ? text('historyInTenantView') : null)}
        onAction={() => actor.send({ type: 'history.open' })}
      >
        {text('history')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        blockedBecause={blockedBecause}
        onAction={() => actor.send({ type: 'engagement.delete' })}
      >
        {text('deleteEngagement')}
      </MenuItem>
    </Menu>
  );
}
