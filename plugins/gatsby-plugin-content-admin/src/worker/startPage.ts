/** Runs as /admin/page.js in a worker of the forms' page. */
import { answerQuestions } from './answerQuestions';
import { pageAnswerer } from './page';

answerQuestions(pageAnswerer());
