import type { UserStatus } from '#machines/users/user.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';

const tones = {
  active: 'success',
  invited: 'info',
  expired: 'warning',
  declined: 'warning',
  deactivated: 'neutral',
} as const;

/** Whether a user may enter, or what became of their invitation. */
export function UserStatusBadge({ status }: { status: UserStatus }) {
  const text = useText('users');
  return <Badge tone={tones[status]}>{text(`status_${status}`)}</Badge>;
}
