import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';

/** The status badge of a team or a group: Active or InActive. Source: TEAM-005. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  const text = useText('teams');
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>{text(isActive ? 'active' : 'inactive')}</Badge>
  );
}
