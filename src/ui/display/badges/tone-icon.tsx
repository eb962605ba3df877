import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The kind of message; the icon repeats the meaning of the color for users who cannot see it. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** The icon of a tone, hidden from screen readers. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
