import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message is about; the icon repeats what the colour says, for those who don't see it. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** The icon of a tone, silent for screen readers. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
