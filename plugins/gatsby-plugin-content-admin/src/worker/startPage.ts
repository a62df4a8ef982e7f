/** Runs as /admin/page.js in a worker of the forms' page. */
import { answerQuestions } from './answerQuestions';
import { newestPageMaker } from './page';

answerQuestions(newestPageMaker());
