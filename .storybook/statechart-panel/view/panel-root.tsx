import type { ReactNode } from 'react';
import controls from './controls.module.css';
import { cx } from './cx.ts';
import tokens from './tokens.module.css';

interface PanelRootProps {
  /** Light or dark; left out, as the page around it. */
  theme?: 'light' | 'dark' | undefined;
  className?: string | undefined;
  isHidden?: boolean | undefined;
  children: ReactNode;
}

/** The ground of all that the panel shows: its colours, sizes and plain parts. */
export function PanelRoot({ theme, className, isHidden, children }: PanelRootProps) {
  const scheme = theme === undefined ? undefined : tokens[theme];
  return (
    <div className={cx(tokens['tokens'], controls['root'], scheme, className)} hidden={isHidden}>
      {children}
    </div>
  );
}
