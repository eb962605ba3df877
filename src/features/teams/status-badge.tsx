import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';

/** Active or InActive, of a team or of a group. Source: document 2, section 2 (Teams). */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  const text = useText('teams');
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>{text(isActive ? 'active' : 'inactive')}</Badge>
  );
}
