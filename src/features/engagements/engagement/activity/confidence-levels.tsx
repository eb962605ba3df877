import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

/** The documented sample percentages. */
const samples = [75, 50, 25];

/** Permanently hidden, with static sample percentages, as documented. Source: ENGAG-013. */
export function ConfidenceLevels() {
  const text = useText('engagement');
  const format = useFormat();
  return (
    <section hidden>
      <h3>{text('confidenceLevels')}</h3>
      <ul>
        {samples.map((percent) => (
          <li key={percent}>{text('percent', { percent: format.number(percent) })}</li>
        ))}
      </ul>
    </section>
  );
}
