/** Runs as /admin/check.js in a worker of the forms' page. */
import { answerQuestions } from './answerQuestions';
import { answerer } from './check';

answerQuestions(answerer());
