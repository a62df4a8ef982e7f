/**
 * Builds the site as it may be after the owner's first week, in one language, and runs those of the gate's browser
 * tests that count on the content: no edit may turn one red. The fixture site has several languages.
 */
import { firstWeek, giveUpArabic } from '../__tests__/support/firstWeek';
import { copyContent } from '../scripts/lib/processes/contentCopy';
import { runMain } from '../scripts/lib/processes/run';
import { testContent } from './support/testContent';

const content = copyContent('.');
firstWeek(content);
giveUpArabic(content);

runMain(() => testContent(content, 'edited'));
