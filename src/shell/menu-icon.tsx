import {
  Bell,
  Boxes,
  BriefcaseBusiness,
  Building2,
  ConciergeBell,
  LayoutDashboard,
  LayoutGrid,
  Package,
  Square,
  Store,
  Timer,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The icons that menus may name. */
const icons: Record<string, LucideIcon> = {
  bell: Bell,
  boxes: Boxes,
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'concierge-bell': ConciergeBell,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  package: Package,
  store: Store,
  timer: Timer,
  users: Users,
  wrench: Wrench,
};

/** The icon of a menu entry, by the name that the server gives. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''] ?? Square;
  return <Icon aria-hidden="true" />;
}
