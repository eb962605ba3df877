import { Square } from 'lucide-react';
import { menuIcons } from './menu-icons.ts';

/** The icon of a menu entry by the server's name; a square for an unknown name. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = menuIcons[name ?? ''] ?? Square;
  return <Icon aria-hidden="true" />;
}
