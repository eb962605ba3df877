import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../choices/segmented-control.tsx';
import type { TimelineScale, TimelineTexts } from './timeline-types.ts';
import styles from './timeline.module.css';

interface TimelineToolbarProps {
  scale: TimelineScale;
  zoom: number;
  texts: TimelineTexts;
  onScale: (scale: TimelineScale) => void;
  onZoom: (zoom: number) => void;
  onToday: () => void;
}

const scaleNames: readonly TimelineScale[] = ['week', 'month', 'quarter'];
const factor = 1.25;
const limit = factor ** 3;

export function TimelineToolbar(props: TimelineToolbarProps) {
  const { scale, zoom, texts, onScale, onZoom, onToday } = props;
  const setZoom = (next: number) => onZoom(Math.min(limit, Math.max(1 / limit, next)));
  return (
    <div className={styles.toolbar}>
      <Button size="small" onPress={onToday}>
        {texts.today}
      </Button>
      <SegmentedControl
        label={texts.scale}
        options={scaleNames.map((id) => ({ id, label: texts.scales[id] }))}
        value={scale}
        onChange={onScale}
      />
      <Button
        size="small"
        variant="quiet"
        icon={<ZoomOut />}
        aria-label={texts.zoomOut}
        onPress={() => setZoom(zoom / factor)}
      />
      <Button
        size="small"
        variant="quiet"
        icon={<ZoomIn />}
        aria-label={texts.zoomIn}
        onPress={() => setZoom(zoom * factor)}
      />
    </div>
  );
}
