import type { ReactNode } from 'react';
import { PanelRoot } from '../view/panel-root.tsx';
import styles from './framed.module.css';

/** The panel's ground and size around a part of it. */
export const Framed = ({ children }: { children: ReactNode }) => (
  <PanelRoot className={styles['frame']}>{children}</PanelRoot>
);
