/** Receives the questions of client/askWorker.ts in a worker, and posts the answers, or what was thrown, with its stack. */
export function answerQuestions<Question>(answer: (question: Question) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
    const { id, question } = data;
    answer(question).then(
      (found) => postMessage({ id, found }),
      (error: unknown) => postMessage({ id, error }),
    );
  });
}
