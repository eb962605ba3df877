import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as RacTabs } from 'react-aria-components';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  /** Name of the list of tabs for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  /** The selected tab. If omitted, the first tab is selected, then each pressed one. */
  value?: Id;
  onChange?: (value: Id) => void;
  /** Renders the panel of a tab; only the selected one is rendered. */
  children: (id: Id) => ReactNode;
}

/**
 * Multiple panels, one of them shown. Arrow keys (by text direction), Home and End select a tab.
 * Source: ARIA Authoring Practices, tabs with automatic activation.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  return (
    <RacTabs
      className={styles.tabs ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => {
        const selected = tabs.find(({ id }) => id === key);
        if (selected) onChange?.(selected.id);
      }}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {children(id)}
        </TabPanel>
      ))}
    </RacTabs>
  );
}
