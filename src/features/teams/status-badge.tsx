import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';

/** Active or InActive, of a team or of a group. Source: TEAM-005. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  const text = useText('teams');
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>{text(isActive ? 'active' : 'inactive')}</Badge>
  );
}
