import {
  Label,
  Slider as RacSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import field from './field.module.css';
import styles from './slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  step: number;
  /** The format of the displayed and announced value, e.g. a percentage. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** A number in a range, if its position matters more than the exact value. */
export function Slider({ label, className, ...rest }: SliderProps) {
  return (
    <RacSlider {...rest} className={cx(field.field, className)}>
      <div className={field.top}>
        <Label className={field.label ?? ''}>{label}</Label>
        <SliderOutput className={field.count ?? ''} />
      </div>
      <SliderTrack className={styles.track ?? ''}>
        <SliderFill className={styles.fill ?? ''} />
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
    </RacSlider>
  );
}
