/** `npm run inbox`: lists the received messages, newest first, even if the stand-in is not running. */
import { inboxText } from './inbox';
import { INBOX_FILE } from './settings';

console.log(inboxText(INBOX_FILE));
