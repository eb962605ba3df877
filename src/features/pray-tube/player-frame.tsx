import { useSelector } from '@xstate/react';
import { CirclePlay } from 'lucide-react';
import { getPlayerAddress } from '#machines/pray-tube/video-link.ts';
import type { VideoPlayerActor } from '#machines/pray-tube/video-player.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './pray-tube.module.css';

interface PlayerFrameProps {
  actor: VideoPlayerActor;
  /** The title of the video. */
  title: string;
}

/** Names of companies, the same in every language. */
const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A player needs its scripts and its own storage, and YouTube the origin of the page. */
const permissions = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  allow: 'fullscreen; encrypted-media; picture-in-picture',
  referrerPolicy: 'strict-origin',
} as const;

/** Waits for the consent, or plays the video. Source: INTEG-018. */
export function PlayerFrame({ actor, title }: PlayerFrameProps) {
  const text = useText('prayTube');
  const isPlaying = useSelector(actor, (state) => state.matches('playing'));
  const link = useSelector(actor, ({ context }) => context.link);
  const provider = names[link.provider];
  if (!isPlaying) {
    return (
      <div className={styles.consent}>
        <p>{text('consentText', { provider })}</p>
        <Button
          variant="primary"
          icon={<CirclePlay aria-hidden="true" />}
          onPress={() => actor.send({ type: 'ALLOW' })}
        >
          {text('allow', { provider })}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.player}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin */}
      <iframe
        className={styles.frame}
        src={getPlayerAddress(link)}
        title={text('playerTitle', { title, provider })}
        {...permissions}
      />
      <p className={styles.revoke}>
        {text('allowedText', { provider })}
        <Button size="small" onPress={() => actor.send({ type: 'REVOKE' })}>
          {text('revoke', { provider })}
        </Button>
      </p>
    </div>
  );
}
