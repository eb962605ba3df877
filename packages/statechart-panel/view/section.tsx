import { useId, type ReactNode } from 'react';
import controls from './controls.module.css';

interface SectionProps {
  title: string;
  /** Content next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a tab. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={controls['section']} aria-labelledby={id}>
      <div className={controls['row']}>
        <h3 id={id} className={controls['heading']}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
