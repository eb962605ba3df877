import {
  Bell,
  Boxes,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  Columns3,
  ConciergeBell,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  Package,
  PackageCheck,
  Radio,
  ReceiptText,
  CalendarClock,
  Shapes,
  Square,
  SquareChartGantt,
  Store,
  Timer,
  Trash2,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The icons that the menu names; a square for any other. */
const icons: Record<string, LucideIcon> = {
  bell: Bell,
  boxes: Boxes,
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'columns-3': Columns3,
  'concierge-bell': ConciergeBell,
  hourglass: Hourglass,
  'key-round': KeyRound,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  package: Package,
  'package-check': PackageCheck,
  radio: Radio,
  'receipt-text': ReceiptText,
  'calendar-clock': CalendarClock,
  shapes: Shapes,
  'square-chart-gantt': SquareChartGantt,
  store: Store,
  timer: Timer,
  'trash-2': Trash2,
  users: Users,
  wrench: Wrench,
};

/** The icon of a menu entry, by the name that the server gives. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''] ?? Square;
  return <Icon aria-hidden="true" />;
}
