import { useState } from 'react';
import { getVisibleStages, type TemplateStage } from '#machines/engagements/template/template.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import styles from './template.module.css';
import { VisibilityMark } from './visibility-mark.tsx';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The content of a new base engagement, and what the tenant sees of it. Source: ENGAG-D42. */
export function TemplatePreview({ stages }: { stages: readonly TemplateStage[] }) {
  const text = useText('engagementTemplate');
  const { number } = useFormat();
  const [isTenantView, setTenantView] = useState(false);
  if (stages.length === 0) return <p className={styles.none}>{text('none')}</p>;
  const shown = isTenantView ? getVisibleStages(stages) : stages;
  const activities = shown.flatMap((stage) => stage.activities);
  return (
    <div className={styles.preview}>
      <Switch isSelected={isTenantView} onChange={setTenantView}>
        {text('onlyTenant')}
      </Switch>
      <p className={styles.none} role="status">
        {text('previewText', {
          stages: shown.length,
          activities: activities.length,
          hours: number(sum(activities.map(({ baseline }) => baseline))),
        })}
      </p>
      <ol>
        {shown.map((stage) => (
          <li key={stage.id}>
            <bdi>{stage.stageName}</bdi> <VisibilityMark isVisible={stage.isTenantVisible} />
            {stage.activities.length > 0 && (
              <ul>
                {stage.activities.map((activity) => (
                  <li key={activity.activityId}>
                    <bdi>{activity.activityDesc}</bdi>{' '}
                    <VisibilityMark isVisible={stage.isTenantVisible && activity.isTenantVisible} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
