import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { CircleCheck, CircleDashed, X } from 'lucide-react';
import {
  isBeginning,
  getSteps,
  type Step,
  type StepName,
} from '#machines/dashboard/first-steps.ts';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import type { TileGroupActor } from './use-dashboard.ts';
import styles from './dashboard.module.css';

export interface FirstStepsProps {
  actor: TileGroupActor;
  /** Without organization settings, the other pages are not accessible yet. */
  hasSettings: boolean;
  /** The person has dismissed the first steps. */
  onDismiss: () => void;
}

/** The page for each step. */
const routes: Record<StepName, Path> = {
  settings: '/organizationSettings',
  logo: '/organizationSettings',
  team: '/teams/addTeam',
  service: '/services/service/AddService',
  vendor: '/vendors/addVendor',
};

/**
 * The first steps of a new organization, with the completed ones checked. Renders nothing for any
 * other.
 */
export function FirstSteps({ actor, hasSettings, onDismiss }: FirstStepsProps) {
  const text = useText('dashboard');
  const firstSteps = useSelector(actor, ({ context }) => context.response?.firstSteps ?? null);
  const steps = firstSteps ? getSteps(firstSteps, hasSettings) : [];
  if (!isBeginning(steps)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <div className={styles.cardHead}>
        <h2 id="first-steps">{text('firstSteps')}</h2>
        <span className={styles.note}>{text('stepsDone', { done, all: steps.length })}</span>
        <Button
          variant="quiet"
          size="small"
          icon={<X />}
          aria-label={text('dismissSteps')}
          onPress={onDismiss}
        />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepItem key={step.name} {...step} />
        ))}
      </ol>
    </section>
  );
}

function StepItem({ name, isDone, isOpen }: Step) {
  const text = useText('dashboard');
  const title = text(`step_${name}`);
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      {isOpen && !isDone ? <Link to={routes[name]}>{title}</Link> : <span>{title}</span>}
      {isDone && <span className="visually-hidden">{text('stepDone')}</span>}
      {!isOpen && !isDone && <span className={styles.note}>{text('afterSettings')}</span>}
    </li>
  );
}
