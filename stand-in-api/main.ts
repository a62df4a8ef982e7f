/** Starts the stand-in API alone. `npm start` and `npm run develop` start it beside the site. */
import { readStandInSettings, startProblem } from './settings';
import { startStandIn } from './startStandIn';

async function main(): Promise<void> {
  try {
    const standIn = await startStandIn({
      ...readStandInSettings(process.env),
      log: (line) => console.log(line),
    });
    console.log(`Stand-in API (development only): ${standIn.url}`);
  } catch (error) {
    console.error(startProblem(error));
    process.exitCode = 1;
  }
}

void main();
