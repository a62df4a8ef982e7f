/** Starts the stand-in API alone. `npm start` and `npm run develop` start it beside the site. */
import { FaultSwitch, readFaultVariable } from './faults';
import { readStandInSettings } from './settings';
import { startProblem } from './startProblem';
import { startStandIn } from './startStandIn';

async function main(): Promise<void> {
  try {
    const settings = readStandInSettings(process.env);
    const faults = new FaultSwitch(readFaultVariable(process.env.STAND_IN_FAULT));
    const standIn = await startStandIn({ ...settings, faults, log: (line) => console.log(line) });
    console.log(`Stand-in API (development only): ${standIn.url}`);
    const stop = () => void standIn.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    console.error(startProblem(error));
    process.exitCode = 1;
  }
}

void main();
