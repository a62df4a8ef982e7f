/** Runs as /admin/page.js in a worker of the forms' page. */
import { answerQuestions } from './answerQuestions';
import { painter } from './page';

answerQuestions(painter());
