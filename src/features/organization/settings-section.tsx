import { useId, type ReactNode } from 'react';
import type { SettingsField } from '#machines/organization/settings-form.ts';
import styles from './organization-settings.module.css';

export interface SettingsSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A named group of fields, with its description next to them, or above them on a narrow screen. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.section}>
      <div>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        <p className={styles.sectionText}>{description}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

/** Takes the focus when this field is invalid. */
export function FieldAnchor({ field, children }: { field: SettingsField; children: ReactNode }) {
  return <div data-field={field}>{children}</div>;
}
