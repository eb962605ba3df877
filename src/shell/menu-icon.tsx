import { Square } from 'lucide-react';
import { menuIcons } from './menu-icons.ts';

/** The icon of a menu entry, by the name that the server gives; a square for any other. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = menuIcons[name ?? ''] ?? Square;
  return <Icon aria-hidden="true" />;
}
