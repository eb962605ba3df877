import { useSelector } from '@xstate/react';
import { Ellipsis, Pencil } from 'lucide-react';
import { useRef } from 'react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useFocusOnClose } from '#ui/hooks/use-focus-on-close.ts';
import type { EngagementMenuProps } from './engagement-menu.tsx';
import { useEngagementAccess } from './use-engagement-access.ts';

const EngagementMenu = onDemand<EngagementMenuProps>(() =>
  import('./engagement-menu.tsx').then((module) => module.EngagementMenu),
);

/** Editing an engagement, and the menu of its further actions. */
export function EngagementActions({ actor }: { actor: EngagementActor }) {
  const text = useText('engagement');
  const records = useText('records');
  const blocked = useEngagementAccess(actor);
  const isOverview = useSelector(actor, ({ context }) => context.view === 'overview');
  const menu = useRef<HTMLButtonElement>(null);
  const { history, form, deletion } = useSelector(actor, ({ children }) => children);
  const isTenantView = useSelector(actor, ({ context }) => context.isTenantView);
  const isOpen = [history, form, deletion].some((child) => child !== undefined);
  useFocusOnClose(isOpen || isTenantView, () => menu.current);
  const isBusy = useSelector(actor, (state) => state.matches({ content: { record: 'switching' } }));
  return (
    <>
      {/* The overview has its own button to edit. */}
      {!isOverview && (
        <Button
          icon={<Pencil aria-hidden="true" />}
          blockedBecause={blocked}
          onPress={() => actor.send({ type: 'EDIT' })}
        >
          {records('edit')}
        </Button>
      )}
      <MenuButton
        list={EngagementMenu}
        trigger={
          <Button
            ref={menu}
            icon={<Ellipsis aria-hidden="true" />}
            aria-label={text('moreActions')}
            isPending={isBusy}
            pendingLabel={records('loading')}
          />
        }
      >
        <EngagementMenu actor={actor} blockedBecause={blocked} />
      </MenuButton>
    </>
  );
}
