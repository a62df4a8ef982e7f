/** Asks the worker that checks the content: the page, in which somebody is typing, goes on meanwhile. */
import type { Answer, Question } from '../worker/answer';

export const CHECK_SCRIPT = '/admin/check.js';

interface Reply {
  id: number;
  /** Missing after an error. */
  found?: Answer;
  error?: string;
}

class Checker {
  private readonly worker = new Worker(CHECK_SCRIPT, { type: 'module' });
  private readonly waiting = new Map<number, (reply: Omit<Reply, 'id'>) => void>();
  private last = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    // Its script could not be loaded.
    this.worker.addEventListener('error', () => {
      checker = undefined;
      for (const settle of this.waiting.values()) settle({ error: CHECK_SCRIPT });
    });
  }

  ask(question: Question): Promise<Answer> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ found, error }) => {
        if (found) resolve(found);
        else reject(new Error(error));
      });
      this.worker.postMessage({ id, question });
    });
  }
}

let checker: Checker | undefined;

/** Rejects if the content, or the check itself, cannot be loaded. */
export async function askCheck(question: Question): Promise<Answer> {
  checker ??= new Checker();
  return checker.ask(question);
}
