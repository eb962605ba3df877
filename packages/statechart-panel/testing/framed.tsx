import type { ReactNode } from 'react';
import { PanelRoot } from '../view/panel-root.tsx';
import styles from './framed.module.css';

/** Renders a part of the panel on the panel's background and at its size. */
export const Framed = ({ children }: { children: ReactNode }) => (
  <PanelRoot className={styles['frame']}>{children}</PanelRoot>
);
