import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useListener } from '#ui/hooks/use-listener.ts';
import styles from './project-details.module.css';

export interface CarouselPosition {
  /** The project's position among those that can be browsed, from 1; 0 if it is not among them. */
  position: number;
  count: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** Widgets that handle the arrow keys themselves. */
const withArrows =
  '[role="listbox"], [role="tablist"], [role="radiogroup"], input, textarea, [tabindex="0"][role="region"]';

const capture = { capture: true };

/** Moves to the previous and next project, also by arrow keys. Source: ANLYT-058. */
export function ProjectCarousel({ position, count, onPrevious, onNext }: CarouselPosition) {
  const text = useText('projectAnalytics');
  const isRtl = useLocale().direction === 'rtl';
  useListener(
    'keydown',
    (event) => {
      const { target } = event;
      const isOutside = !(target instanceof Element) || target.closest('[role="dialog"]') === null;
      if (isOutside || event.defaultPrevented || target.closest(withArrows)) return;
      if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) onPrevious();
      if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) onNext();
      // Captured, because the dialog stops the propagation of keys.
    },
    capture,
  );
  if (count < 2) return null;
  return (
    <div role="group" aria-label={text('carousel')} className={styles.carousel}>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronLeft aria-hidden="true" className="flip-rtl" />}
        aria-label={text('previousProject')}
        effect="reading"
        blockedBecause={position <= 1 ? text('isFirst') : null}
        onPress={onPrevious}
      />
      <span aria-live="polite">{text('positionInList', { position, count })}</span>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronRight aria-hidden="true" className="flip-rtl" />}
        aria-label={text('nextProject')}
        effect="reading"
        blockedBecause={position >= count ? text('isLast') : null}
        onPress={onNext}
      />
    </div>
  );
}
