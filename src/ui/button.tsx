import { use, type ReactNode, type Ref } from 'react';
import { ProgressBarContext, Button as RacButton } from 'react-aria-components';
import type { ButtonProps as RacButtonProps } from 'react-aria-components';
import { Blocked } from './blocked.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { cx } from './cx.ts';
import { SpinnerIcon } from './spinner-icon.tsx';
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
  /** Read out while `isPending`, for instance 'Saving'. Without it only the spinner tells. */
  pendingLabel?: string;
  /**
   * Why it cannot be pressed now; null while it can. It keeps its focus and says why. For a button
   * that is never blocked, leave it out.
   */
  blockedBecause?: string | null;
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
  /** An icon alone says nothing to a screen reader, so its name is demanded. */
  'aria-label': string;
}

export type ButtonProps = TextButtonProps | IconButtonProps;

/**
 * A button. With `isPending` it keeps its width and its focus, shows a spinner and takes no
 * presses. Without children it is a square with an icon, and needs `aria-label`.
 */
export function Button({ blockedBecause, ...props }: ButtonProps) {
  if (blockedBecause === undefined) return <Face {...props} />;
  return (
    <Blocked reason={blockedBecause}>
      {(blocked) => <Face {...props} {...(blockedBecause !== null && unpressed)} {...blocked} />}
    </Blocked>
  );
}

/** Of a form, Enter in a field would press it, too. */
const unpressed = { onPress: undefined, type: 'button' } as const;

function Face({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  pendingLabel,
  ...rest
}: Omit<ButtonProps, 'blockedBecause'>) {
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

/** As RAC's ProgressBar without a value, which brings the writing of numbers along. */
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
