import { useSelector } from '@xstate/react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Why the engagement cannot be changed now; null if it can. */
export function useEngagementAccess(actor: EngagementActor): string | null {
  const text = useText('engagement');
  const isTenantView = useSelector(actor, ({ context }) => context.isTenantView);
  const isLost = useSelector(actor, (state) => state.hasTag('lost'));
  const { reason } = useBlocked(
    'engagements.edit',
    isTenantView && text('blockedInTenantView'),
    isLost && text('lostTitle'),
  );
  return reason;
}
