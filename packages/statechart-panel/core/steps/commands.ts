import type { Command } from '../link/protocol.ts';
import { resetBrowserTally } from '../coverage/browser-tally.ts';
import { getCurrentInteraction, line } from './current.ts';
import { allWaits } from './slices.ts';
import { replay, travel } from './travel.ts';
import { goToUncovered } from '../offers/go-to-uncovered.ts';

/** Executes a command of the panel; long-running ones show their progress. */
export async function obey(command: Command): Promise<void> {
  const interaction = getCurrentInteraction();
  const { clock, interceptor, player, steps } = interaction;
  switch (command.type) {
    case 'hello':
      line.sendAll();
      break;
    case 'send':
      interaction.send(command.actor, command.event);
      break;
    case 'override':
      interceptor.override(command);
      break;
    case 'clock.advance':
      clock.advance(command.milliseconds);
      break;
    case 'clock.jump': {
      const [next] = allWaits(interaction);
      if (next) clock.advance(next.due - clock.now());
      break;
    }
    case 'clock.stop':
      clock.stop();
      break;
    case 'clock.start':
      clock.start();
      break;
    case 'travel':
      await travel(interaction, command.step);
      break;
    case 'goToUncovered':
      await goToUncovered(interaction, command.actor);
      break;
    case 'replay':
      await replay(interaction, command.interaction);
      break;
    case 'play.stop':
      player.stop();
      break;
    case 'restart':
      await interaction.around.restart();
      break;
    case 'mark':
      steps.change(command.step, { note: command.note, assessment: command.assessment });
      interaction.touch('steps');
      break;
    case 'coverage.reset':
      resetBrowserTally(command.chart);
      interaction.touch('coverage');
      break;
    case 'notice.dismiss':
      interaction.dismiss(command.id);
      break;
    default:
  }
}
