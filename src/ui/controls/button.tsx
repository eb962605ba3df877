import { use, type ReactNode, type Ref } from 'react';
import { ProgressBarContext, Button as RacButton } from 'react-aria-components';
import type { ButtonProps as RacButtonProps } from 'react-aria-components';
import { Blocked } from './blocked.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { cx } from '../text/cx.ts';
import { useBlockReason, type Effect } from './read-only.ts';
import { SpinnerIcon } from '../display/progress/spinner-icon.tsx';
import { isolate } from './isolate.tsx';
import styles from './button.module.css';

interface CommonProps extends Omit<
  RacButtonProps,
  'aria-label' | 'children' | 'className' | 'style' | 'render'
> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Announced while `isPending`, e.g. 'Saving'. Without it, only the spinner shows the state. */
  pendingLabel?: string;
  /**
   * Why it cannot be pressed now; null if it can. A blocked button can be focused and shows the
   * reason. Omit it for a button that is never blocked.
   */
  blockedBecause?: string | null;
  /**
   * Whether a press changes data, so that it is blocked where nothing can be changed. By default
   * that of a submit button does, that of a primary and a destructive one, and that of one that may be blocked.
   */
  effect?: Effect;
}

interface TextButtonProps extends CommonProps {
  /** An icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
  'aria-label'?: string;
}

interface IconButtonProps extends CommonProps {
  icon: ReactNode;
  children?: undefined;
  /** Required, because an icon has no name for screen readers. */
  'aria-label': string;
}

export type ButtonProps = TextButtonProps | IconButtonProps;

/**
 * A button. With `isPending` it keeps its width and focus, shows a spinner and ignores presses.
 * Without children it is a square with an icon, and needs `aria-label`.
 */
export function Button({ blockedBecause: own, effect, ...props }: ButtonProps) {
  const reason = useBlockReason(own, effect ?? getEffect(props, own));
  if (reason === undefined) return <Face {...props} />;
  return (
    <Blocked reason={reason} effect="reading">
      {(blocked) => <Face {...props} {...(reason !== null && unpressed)} {...blocked} />}
    </Blocked>
  );
}

const getEffect = ({ type, variant }: CommonProps, blockedBecause?: string | null): Effect =>
  type === 'submit' || variant === 'primary' || variant === 'danger' || blockedBecause !== undefined
    ? 'changing'
    : 'reading';

/** Not a submit button: Enter in a field of its form would press it. */
const unpressed = { onPress: undefined, type: 'button' } as const;

function Face({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  pendingLabel,
  ...rest
}: Omit<ButtonProps, 'blockedBecause' | 'effect'>) {
  const iconOnly = children === undefined;
  return (
    <RacButton {...rest} className={cx(buttonClass(variant, size, { iconOnly }), className)}>
      {({ isPending }) => (
        <>
          <span className={styles.content}>
            {icon}
            {iconOnly ? null : <span>{isolate(children)}</span>}
          </span>
          {isPending && <PendingMark label={pendingLabel} />}
        </>
      )}
    </RacButton>
  );
}

function PendingMark({ label }: { label: string | undefined }) {
  if (label === undefined) {
    return (
      <span className={styles.pending}>
        <SpinnerIcon />
      </span>
    );
  }
  return <NamedMark label={label} />;
}

/** Replaces RAC's ProgressBar without a value, which would also load number formatting. */
function NamedMark({ label }: { label: string }) {
  const given = use(ProgressBarContext);
  const id = given && 'id' in given ? given.id : undefined;
  return (
    <span
      id={id}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.pending}
    >
      <SpinnerIcon />
    </span>
  );
}
