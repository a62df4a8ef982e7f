/** `npm run inbox`: lists what has arrived, newest first. The stand-in need not be running. */
import { inboxText } from './inbox';
import { INBOX_FILE } from './settings';

console.log(inboxText(INBOX_FILE));
