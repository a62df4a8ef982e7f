/** Runs as /admin/check.js in a worker of the forms' page. */
import { answerQuestions } from './answerQuestions';
import { checkAnswerer } from './check';

answerQuestions(checkAnswerer());
