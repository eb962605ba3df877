import type { Schema } from '#openapi/client/index.ts';
import type { Cause } from '#machines/cause.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { zoneOptions } from '#records/form/zone-options.ts';
import { Button } from '#ui/controls/button.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import styles from './registration.module.css';

export interface TimeZoneFieldProps {
  zones: readonly Schema<'TimeZone'>[];
  /** The reason why there are none, if known. */
  cause: Cause | null;
  /** Empty while none is selected. */
  value: string;
  isLoading: boolean;
  isDisabled: boolean;
  error: string | undefined;
  onChange: (id: string) => void;
  onRetry: () => void;
}

/** The time zones of the server, filtered by typing; if loading fails, an unobtrusive retry. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const { zones, cause, value, isLoading, isDisabled, error, onChange, onRetry } = props;
  const text = useText('registration');
  const why = useCauseText();
  const isMissing = zones.length === 0;
  return (
    <div className={styles.zones}>
      <ComboBox
        // The new key resolves a value that was set before the zones had loaded.
        key={isMissing ? 'missing' : 'there'}
        name="timeZone"
        label={text('timeZone')}
        placeholder={text('pleaseSelect')}
        noResults={isMissing ? text('zonesMissing') : text('noZone')}
        isRequired
        isDisabled={isDisabled}
        options={zoneOptions(zones)}
        value={value === '' ? null : value}
        error={error}
        onChange={(id) => {
          if (!isMissing) onChange(id ?? '');
        }}
      />
      {isLoading && (
        <p className={styles.missing}>
          <Spinner label={text('loadingZones')} showLabel />
        </p>
      )}
      {isMissing && !isLoading && (
        <p className={styles.missing} role="status">
          {text('zonesMissing')} {why(cause)}
          <Button size="small" variant="quiet" isDisabled={isDisabled} onPress={onRetry}>
            {text('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}
