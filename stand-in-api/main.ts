/** Starts the stand-in API without the site. */
import { startStandIn } from './server';
import { readStandInSettings } from './settings';

async function main(): Promise<void> {
  const settings = readStandInSettings(process.env);
  const { url } = await startStandIn({ ...settings, log: (line) => console.log(line) });
  console.log(`Stand-in API (development only): ${url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
