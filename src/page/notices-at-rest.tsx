import { onDemand } from '#ui/on-demand.ts';
import { useIdle } from './use-idle.ts';

const Notices = onDemand(() => import('./notices.tsx').then((module) => module.Notices));

/** Notices of a page for visitors: loaded once the page rests, with what was told until then. */
export function NoticesAtRest() {
  return useIdle() && <Notices />;
}
