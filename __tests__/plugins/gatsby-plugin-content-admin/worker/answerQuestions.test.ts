import { answerQuestions } from '../../../../plugins/gatsby-plugin-content-admin/src/worker/answerQuestions';

const posted = jest.fn();
Reflect.set(globalThis, 'postMessage', posted);

async function ask(id: number, question: string): Promise<void> {
  dispatchEvent(new MessageEvent('message', { data: { id, question } }));
  await new Promise((resolve) => setTimeout(resolve));
}

test('a worker answers each question under its number, a failed one with what was thrown', async () => {
  const mistake = new TypeError('No view.');
  answerQuestions(async (question: string) => {
    if (question === 'broken') throw mistake;
    return { page: question };
  });
  await ask(1, 'whole');
  await ask(2, 'broken');
  expect(posted.mock.calls).toEqual([
    [{ id: 1, found: { page: 'whole' } }],
    [{ id: 2, error: mistake }],
  ]);
  // Its stack says where, which a sentence would not.
  expect(posted.mock.lastCall[0].error).toBe(mistake);
});
