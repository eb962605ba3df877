import type { ReactNode } from 'react';
import controls from './controls.module.css';
import { cx } from './cx.ts';
import tokens from './tokens.module.css';

interface PanelRootProps {
  /** Light or dark; defaults to the theme of the surrounding page. */
  theme?: 'light' | 'dark' | undefined;
  className?: string | undefined;
  isHidden?: boolean | undefined;
  children: ReactNode;
}

/** The base of the panel: its colors, sizes and shared styles. */
export function PanelRoot({ theme, className, isHidden, children }: PanelRootProps) {
  const scheme = theme === undefined ? undefined : tokens[theme];
  return (
    <div className={cx(tokens['tokens'], controls['root'], scheme, className)} hidden={isHidden}>
      {children}
    </div>
  );
}
