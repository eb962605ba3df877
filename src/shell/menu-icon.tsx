import {
  Bell,
  BriefcaseBusiness,
  Building2,
  LayoutDashboard,
  LayoutGrid,
  Square,
  Timer,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The icons that menus may name. */
const icons: Record<string, LucideIcon> = {
  bell: Bell,
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  timer: Timer,
  wrench: Wrench,
};

/** The icon of a menu entry, by the name that the server gives. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''] ?? Square;
  return <Icon aria-hidden="true" />;
}
