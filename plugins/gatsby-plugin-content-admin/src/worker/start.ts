/** Runs as /admin/check.js in a worker of the forms' page. */
import { answerer, type Question } from './answer';

const answer = answerer();

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  answer(question).then(
    (found) => postMessage({ id, found }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});
