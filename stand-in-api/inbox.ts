/** `npm run inbox`: lists what arrived, newest first. The stand-in need not be running. */
import { inboxText } from './inboxText';
import { storeFolder } from './settings';
import { Store, StoreError } from './store';

async function main(): Promise<void> {
  try {
    console.log(inboxText(await new Store(storeFolder).inbox()));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void main();
